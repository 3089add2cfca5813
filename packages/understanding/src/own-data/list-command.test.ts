import { describe, expect, it } from 'vitest';
import { detectIntent, isNo, isYes } from '../intents.ts';

const ask = (text: string) => detectIntent(text, new Date('2026-11-18T10:00:00Z'), 'Europe/Berlin');

describe('a command for the task list', () => {
  it.each([
    ['add descaling the kettle to my list', 'Descaling the kettle'],
    ['got to renew the parking permit, stick it on my list would you', 'Renew the parking permit'],
    ["Wc-papier op m'n lijstje alsjeblieft", 'Wc-papier'],
    ['schrijf even op dat ik de schutting moet beitsen', 'De schutting beitsen'],
    ['schreib mir auf die Liste, dass ich noch den Keller ausmessen muss', 'Den Keller ausmessen'],
    ['note que je dois rappeler la mutuelle', 'Rappeler la mutuelle'],
    ['mete en pendientes lo de arreglar la persiana', 'Arreglar la persiana'],
    ["segna che devo chiamare l'idraulico", "Chiamare l'idraulico"],
    ['i should really defrost the freezer at some point, list it', 'Defrost the freezer at some point'],
    ['groceries: oat milk and bin liners', 'Oat milk and bin liners'],
    ['ich brauch noch passfotos, kommt auf die liste', 'Passfotos'],
    ['põe na lista: trocar as pilhas do comando', 'Trocar as pilhas do comando'],
    ['note down a task: water the plants', 'Water the plants'],
    ['noteer een taak: planten water geven', 'Planten water geven'],
    ['notiere eine Aufgabe: Pflanzen gießen', 'Pflanzen gießen'],
    ['note une tâche : arroser les plantes', 'Arroser les plantes'],
    ['apunta una tarea: regar las plantas', 'Regar las plantas'],
    ['segna un compito: annaffiare le piante', 'Annaffiare le piante'],
    ['anota uma tarefa: regar as plantas', 'Regar as plantas'],
  ])('%j is a task with its title', (text, title) => {
    expect(ask(text)).toMatchObject({ intent: 'task', suggestion: { type: 'task', title } });
  });

  it.each([
    'apunta una tarea: pagar el alquiler antes del viernes',
    'apunta una tarea para pagar el alquiler el viernes',
  ])('%j has its day', (text) =>
    expect(ask(text)).toMatchObject({
      intent: 'task',
      suggestion: {
        type: 'task',
        title: 'Pagar el alquiler',
        schedulingDetails: { datetime: expect.stringMatching(/^2026-11-20/) },
      },
    }),
  );

  it('keeps the day of the task', () => {
    expect(ask('I really must sort out the loft by Friday, jot that down as something to do')).toMatchObject({
      intent: 'task',
      suggestion: { title: 'Sort out the loft', schedulingDetails: { datetime: expect.stringMatching(/^2026-11-20/) } },
    });
  });

  it.each([
    ["what's on my list"],
    ['remove bread from my list'],
    ['add 5 to the list in Python'],
    ['Streich Brot von der Liste'],
    ['Schreib, dass ich morgen nicht kommen kann'],
    ['write to my landlord that we need to fix the heating'],
    ['écris de manière plus simple'],
    ['scrivi di un drago'],
    ['escreve de novo o texto'],
    ['Wat staat er op mijn lijstje?'],
  ])('is not found in %j', (text) => {
    expect(ask(text).intent).not.toBe('task');
  });
});

describe("a message about the user's data", () => {
  it.each([
    ['change my running goal from 10k to half marathon', 'goals'],
    ['welke doelen heb ik nu lopen?', 'goals'],
    ['bórrame la meta del francés', 'goals'],
    ["I've hit my reading target, tick it off", 'goals'],
    ['is de band al geplakt of staat die nog open', 'tasks'],
    ['Mein Sparziel kannst du löschen', 'goals'],
    ['have I ticked off the boiler thing yet or is it still open', 'tasks'],
    ["est-ce que j'ai des tâches en retard", 'tasks'],
  ])('%j asks about the %s', (text, about) => {
    expect(ask(text)).toMatchObject({ intent: 'plan_question', about });
  });

  it.each([
    ['which categories do I have?'],
    ['why is my marathon plan under health and not fitness?'],
    ['crea una nuova categoria per i viaggi'],
    ['kannst du die Kategorie Sport in Fitness umbenennen'],
    ['il y a combien de catégories ?'],
  ])('%j is about the categories', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'help', topic: 'categories' });
  });

  it.each([
    ['wat heb ik vorig jaar allemaal gevraagd over zonnepanelen'],
    ['já perguntei alguma coisa sobre o visto?'],
    ["est-ce que j'ai déjà posé une question sur la retraite"],
  ])('%j asks the archive', (text) => {
    expect(ask(text).intent).toBe('archive_question');
  });

  it.each([
    ['what are the goals of the Paris agreement'],
    ['qué categorías hay en el boxeo'],
    ["c'est quoi la capitale de la Mongolie"],
    ['qui a marqué le premier but hier'],
    ['heb je tips voor slecht slapen?'],
  ])('%j asks about the world', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'needs_model', kind: 'knowledge' });
  });
});

it.each([
  ['do you ever sleep?'],
  ["you've been really helpful today"],
  ['je bent een topper'],
  ['Wirst du eigentlich nie müde?'],
  ['sei proprio simpatico'],
  ['obrigada, ajudaste imenso'],
])('%j is small talk about the assistant', (text) => {
  expect(ask(text).intent).toBe('small_talk');
});

it.each([['wecker morgen 5:40 wegen flug'], ['aviso el lunes a las 9: llamar al banco'], ['heads up at 9: bins out']])(
  '%j is a reminder',
  (text) => {
    expect(ask(text).intent).toBe('reminder');
  },
);

describe('a goal', () => {
  it.each([
    ['I want to read 20 books next year, help me stick to it', { title: 'Read 20 books', targetDate: '2027-12-31' }],
    ['Ik wil voor de zomer vijf kilo kwijt, maak daar een doel van', { title: 'Voor de zomer vijf kilo kwijt' }],
    [
      'Ich möchte 3000 Euro sparen, leg das als Ziel an',
      { title: '3000 Euro sparen', targetValue: 3000, unit: 'Euro' },
    ],
    ['Je veux courir un semi avant juin, fixe-moi cet objectif', { title: 'Courir un semi avant juin' }],
    ['Quiero leer doce libros, apúntalo como meta', { title: 'Leer doce libros' }],
    ['Vorrei risparmiare 1000 euro, crea questo obiettivo', { targetValue: 1000, unit: 'euro' }],
    ['Quero guardar 200 euros por mês, cria essa meta', { targetValue: 200, unit: 'euros' }],
    ['can you set drinking 2 litres a day as a goal', { title: 'Drinking 2 litres a day' }],
    ['Als Ziel hätte ich gern: dreimal die Woche Sport', { title: 'Dreimal die Woche Sport' }],
    ['metti come obiettivo finire la tesi entro aprile', { title: 'Finire la tesi entro aprile' }],
    ["Je me fixe comme objectif d'arrêter de fumer, tu l'enregistres ?", { title: 'Arrêter de fumer' }],
  ])('is set by %j', (text, goal) => {
    expect(ask(text)).toMatchObject({ intent: 'goal', ...goal });
  });

  it.each([
    ['how am I doing on my savings goal'],
    ['hoe sta ik ervoor met mijn spaardoel?'],
    ['Wie weit bin ich mit meinem Sparziel?'],
    ["où j'en suis avec mon objectif de lecture ?"],
    ['¿Cómo voy con mi objetivo de dejar de fumar?'],
    ['Entro dicembre voglio finire tre libri, a che punto sono?'],
    ['Como é que estou com a minha meta de poupança?'],
  ])('is asked about by %j', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'plan_question', about: 'goals' });
  });

  it.each([
    ['I want to learn Spanish, how do I start?'],
    ['Vorrei dimagrire, come faccio?'],
    ['what did we say about my goals'],
    ['how do I set goals for my team?'],
    ['Goal: 2-1 for the home side'],
  ])('is neither set nor listed by %j', (text) => {
    expect(ask(text)).not.toMatchObject({ intent: 'goal' });
    expect(ask(text)).not.toMatchObject({ about: 'goals' });
  });
});

it('“don’t let me forget” asks for a reminder', () => {
  expect(ask('dont let me forget to text Lewis happy birthday on sunday').intent).toBe('reminder');
});

it('yes and no are understood in the other languages', () => {
  for (const yes of ['ja graag', 'Ja, bitte', 'oui', 'sí', 'sì grazie', 'sim']) expect(isYes(yes), yes).toBe(true);
  for (const no of ['nee bedankt', 'Nein danke', 'non merci', 'não']) expect(isNo(no), no).toBe(true);
  expect(isYes('ja, aber nicht heute')).toBe(false);
});
