import { parentPort } from 'node:worker_threads';
import { type IntentMessage, intentOf, type IntentTask, type QuestionIntent } from './question-intent.ts';

/** Three questions in English, one in each of six other languages. Each prepares a model or patterns. */
const SAMPLES = [
  'What did I say about dinner with Anna on Friday at 7pm?',
  'What do I have to do tomorrow?',
  'Tell me something',
  'Wat heb ik morgen te doen?',
  'Was muss ich morgen tun?',
  "Qu'est-ce que j'ai à faire demain ?",
  '¿Qué tengo que hacer mañana?',
  'Cosa devo fare domani?',
  'O que tenho de fazer amanhã?',
];

/** The thread that detects the intents of questions. */
function run(port: NonNullable<typeof parentPort>): void {
  const send = (message: IntentMessage): void => port.postMessage(message);
  for (const question of SAMPLES) detect({ id: 0, question: { question, now: new Date(0), timeZone: 'UTC' } });
  port.on('message', (task: IntentTask) => send({ id: task.id, detected: detect(task) }));
  send('ready');
}

function detect({ question }: IntentTask): QuestionIntent | undefined {
  try {
    return intentOf(question);
  } catch {
    return undefined;
  }
}

if (parentPort) run(parentPort);
