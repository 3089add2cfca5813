import type { ConversationDetail } from '@app/contract/conversations';
import { sourcesBesidesChat } from '@app/contract/providers';
import type { CSSProperties, ReactNode } from 'react';
import { daysBetween, formatDate, formatExact } from '#lib/dates.ts';
import { formatDollars } from '#lib/dollars.ts';
import { useViewer } from '#lib/viewer.ts';
import { SourceMark } from '#ui/source-mark.tsx';
import { t } from './conversations.messages.ts';
import { sumTokens } from './token-sum.ts';

export interface ConversationFactsProps {
  conversation: ConversationDetail;
  /** The colour of its category's dot. */
  dotStyle: CSSProperties;
}

/** Category, source, dates and number of messages of a conversation, in one line. */
export function ConversationFacts({ conversation, dotStyle }: ConversationFactsProps) {
  const { category, subcategory, source, createdAt, messageCount, isArchived } = conversation;
  const { timeZone } = useViewer();
  const sourceName = source === 'chat' ? t('fromChat') : t('fromProvider', { name: sourcesBesidesChat[source].name });
  return (
    <ul className="flex min-w-0 items-center gap-x-4 overflow-hidden whitespace-nowrap">
      <Fact className="min-w-12">
        <span aria-hidden className="size-1.75 shrink-0 rounded-full" style={dotStyle} />
        <span className="truncate">{category.name}</span>
      </Fact>
      {subcategory !== null && (
        <Fact className="min-w-12 @max-2xl:hidden">
          <span className="truncate">{subcategory.name}</span>
        </Fact>
      )}
      <Fact>
        <SourceMark source={source} className="size-4 shrink-0" />
        {sourceName}
      </Fact>
      <Fact>
        <time dateTime={createdAt} title={formatExact(createdAt, timeZone)}>
          {formatDate(createdAt, timeZone)}
        </time>
        <LastDay conversation={conversation} />
      </Fact>
      {messageCount > 0 && <Fact className="@max-2xl:hidden">{t('messageCount', { count: messageCount })}</Fact>}
      <CostOrTokens conversation={conversation} />
      {isArchived && <Fact>{t('archivedHere')}</Fact>}
    </ul>
  );
}

/** The day of the last message; nothing when it is the day on which the conversation began. */
function LastDay({ conversation: { createdAt, messages } }: Pick<ConversationFactsProps, 'conversation'>) {
  const { timeZone } = useViewer();
  const last = messages.reduce((latest, message) => (message.createdAt > latest ? message.createdAt : latest), '');
  if (last === '' || daysBetween(createdAt, last, timeZone) < 1) return null;
  return <span className="@max-2xl:hidden"> – {formatDate(last, timeZone)}</span>;
}

/** The cost of the replies of all branches if it is known, otherwise their tokens. */
function CostOrTokens({ conversation: { messages } }: Pick<ConversationFactsProps, 'conversation'>) {
  const { input, output, cost } = sumTokens(messages);
  if (input + output === 0) return null;
  return (
    <Fact className="@max-2xl:hidden">
      <span title={t('tokensDetail', { input, output })}>
        {cost === 0 ? t('tokensTotal', { count: input + output }) : formatDollars(cost)}
      </span>
    </Fact>
  );
}

function Fact({ className = '', children }: { className?: string; children: ReactNode }) {
  return <li className={`flex items-center gap-1.5 ${className}`}>{children}</li>;
}
