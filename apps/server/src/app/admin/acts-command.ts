import { createActs } from '#features/operator/acts.ts';
import type { OperatorAct } from '@app/contract/operator';
import { systemClock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import type { AdminCommand } from './admin-command.ts';
import { withErrorReporting } from './command-error.ts';
import { withInstance } from './open-instance.ts';

const MAX_SHOWN = 100;

/** Lists what operators did on their page and by commands, newest first. */
export const listActs: AdminCommand = withErrorReporting(async (_args, context) => {
  const acts = await withInstance(context, ({ db }) =>
    createActs({ db, clock: systemClock, newId }).list({ limit: MAX_SHOWN, after: undefined }),
  );
  context.report?.({ acts });
  for (const act of acts) context.print(describe(act));
  if (acts.length === 0) context.print('No acts yet.');
  return 0;
});

function describe({ at, by, isCommand, act, person, target, before, after }: OperatorAct): string {
  const change = before === null && after === null ? '' : `: ${before ?? 'default'} → ${after ?? 'default'}`;
  const subject = [person, target].filter((name) => name !== null).join(' ');
  const actor = by === null ? 'a deleted account' : isCommand ? `${by} (command)` : by;
  return `${at} ${actor}: ${act.replaceAll('_', ' ')}${subject === '' ? '' : ` ${subject}`}${change}`;
}
