import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { callAs, importExport, type Person } from './people.ts';
import { poll } from './poll.ts';
import { required } from './required.ts';

interface Overview {
  proposalCount: number;
  decks: { id: string; isTopic: boolean }[];
}

const KERNEL = [
  'The Linux kernel is a core component of the Linux operating system. It serves as the bridge between the hardware and the software of a computer.',
  'Process scheduling is the method by which the kernel decides which program runs next and for how long.',
  'Virtual memory is a technique that gives every program the illusion of a memory of its own.',
].join('\n\n');
const TIDES =
  'Tides are caused by the pull of the moon and, to a lesser degree, of the sun on the water of the oceans. A spring tide is a tide of the greatest range, which comes with the full and the new moon.';

/**
 * Fills the learning hub: cards of two topics, some accepted, some proposed, and a vocabulary deck. Returns the id of
 * a topic.
 */
export async function fillLearning(person: Person): Promise<string> {
  await importExport(person, await writeLessons());
  const overview = await waitForProposals(person);
  const proposals = await callAs<{ id: string }[]>(person, 'GET', '/api/learning/proposals');
  const ids = proposals.slice(0, 2).map(({ id }) => id);
  await callAs(person, 'POST', '/api/learning/proposals/decide', { decision: 'accept', ids });
  const text = 'la casa\tthe house\nel perro\tthe dog\nla mesa\tthe table';
  await callAs(person, 'POST', '/api/learning/import', { text, deckName: 'Spanish words' });
  return required(
    overview.decks.find(({ isTopic }) => isTopic),
    'topic',
  ).id;
}

/** Waits until the background job has proposed cards. */
async function waitForProposals(person: Person): Promise<Overview> {
  const readProposals = async () => {
    const overview = await callAs<Overview>(person, 'GET', '/api/learning');
    return overview.proposalCount > 2 ? overview : undefined;
  };
  return poll(readProposals, 'proposed cards', { everyMs: 500 });
}

export async function writeLessons(): Promise<string> {
  const lesson = (title: string, question: string, answer: string) =>
    makeChatgptConversation(
      [
        { id: `${title}-q`, text: question },
        { id: `${title}-a`, role: 'assistant', text: answer },
      ],
      { title, conversation_id: title, id: title },
    );
  const lessons = [
    lesson('How the Linux kernel works', 'Explain the Linux kernel, process scheduling and virtual memory', KERNEL),
    lesson('Tides', 'What causes the tides of the oceans?', TIDES),
  ];
  const directory = await mkdtemp(path.join(tmpdir(), 'lessons-'));
  const file = path.join(directory, 'conversations.json');
  await writeFile(file, JSON.stringify(lessons));
  return file;
}
