import { findPersonalFacts } from '@app/understanding/personal-facts';
import { touchesHealth } from '@app/understanding/personal/health';
import { maskSecrets } from '@app/understanding/secrets';
import { findStatements, statementStems } from '@app/understanding/statements';
import { isSelfContained } from '@app/understanding/statements/self-contained';
import { significantStems } from '@app/understanding/text/words';
import type { Database } from '#db/database.ts';
import { listOwnMessages } from '#db/own-messages.ts';
import { createBreaks } from '#platform/yield-to-requests.ts';
import type { Mention, Mentions, OwnMessage, SettledSubject } from './mention.ts';
import * as repository from './own-messages.repository.ts';

/** Conversations per query. */
const BATCH_SIZE = 1_000;
/** Only about this many of the newest messages are read. */
const MAX_MESSAGES = 40_000;
/** Built-in categories about health: while Health is off, most statements in their conversations are left out. */
const HEALTH_SLUGS = new Set(['health', 'fitness']);
/** Part of every masked secret. */
const MASK = '••••';

/** Reads what the visible conversations say about their owner. */
export async function readMentions(
  db: Database,
  userId: string,
  { includesHealth, signal }: { includesHealth: boolean; signal?: AbortSignal | undefined },
): Promise<Mentions> {
  const mentions: Mention[] = [];
  const settled: SettledSubject[] = [];
  const takeBreak = createBreaks();
  for await (const message of readMessages(db, userId)) {
    for (const mention of mentionsIn(message, settled)) {
      if (mention.text.includes(MASK)) continue;
      if (includesHealth || !isAboutHealth(mention)) mentions.push(mention);
    }
    signal?.throwIfAborted();
    await takeBreak();
  }
  return { mentions, settled };
}

async function* readMessages(db: Database, userId: string): AsyncGenerator<OwnMessage> {
  const conversations = await repository.listReadableConversations(db, userId);
  const slugs = new Map(conversations.map(({ id, categorySlug }) => [id, categorySlug]));
  const ids = [...slugs.keys()];
  let count = 0;
  for (let start = 0; start < ids.length && count < MAX_MESSAGES; start += BATCH_SIZE) {
    const rows = await listOwnMessages(db, userId, ids.slice(start, start + BATCH_SIZE));
    count += rows.length;
    for (const row of rows) {
      const isFiledUnderHealth = HEALTH_SLUGS.has(slugs.get(row.conversationId) ?? '');
      yield { ...row, text: maskSecrets(row.text), isAboutHealth: isFiledUnderHealth };
    }
  }
}

/** The mentions in a message. Adds what the person did or decided to `settled`. */
function mentionsIn(message: OwnMessage, settled: SettledSubject[]): Mention[] {
  const facts = findPersonalFacts(message.text).map(({ section, attribute, text, value, countsAlone }): Mention => {
    const stems = new Set(significantStems(value));
    return { section, attribute, text, stems, countsAlone, message };
  });
  const plans = findStatements(message.text).flatMap((statement): Mention[] => {
    const stems = new Set(statementStems(statement));
    if (statement.kind === 'done') settled.push({ stems, at: message.at });
    if (statement.kind !== 'plan' || !isSelfContained(statement.about)) return [];
    const text = statement.own.slice(0, 1).toLocaleUpperCase('en') + statement.own.slice(1);
    return [{ section: 'plans', attribute: 'plan', text, stems, countsAlone: true, message }];
  });
  return [...facts, ...plans];
}

/** A person's profession or employer says nothing about their own health. */
function isAboutHealth({ section, text, message }: Mention): boolean {
  if (section === 'health') return true;
  if (section === 'work' || section === 'people') return false;
  return message.isAboutHealth || touchesHealth(text);
}
