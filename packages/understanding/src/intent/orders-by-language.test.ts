import { describe, expect, it } from 'vitest';
import { detectIntent } from '../intents.ts';
import { foreignChange } from './foreign-change.ts';
import { foreignQuestion } from './foreign-questions.ts';

/** A Saturday. */
const reference = new Date('2026-11-28T09:00:00Z');
const intentOf = (text: string) => detectIntent(text, reference, 'Europe/Berlin');

describe('orders to move something planned', () => {
  it.each([
    ['Verschiebe den Zahnarzt auf Donnerstag', 'zahnarzt'],
    ['Kannst du den Zahnarzt auf Donnerstag verschieben?', 'zahnarzt'],
    ['Verzet de tandarts naar donderdag', 'tandarts'],
    ['Kun je de tandarts naar donderdag verzetten?', 'tandarts'],
    ['Déplace le dentiste à jeudi', 'dentiste'],
    ['Mueve el dentista al jueves', 'dentista'],
    ['Sposta il dentista a giovedì', 'dentista'],
    ['Muda o dentista para quinta', 'dentista'],
  ])('the day in the order is where the event goes, not where it is looked for: %s', (text, word) =>
    expect(intentOf(text)).toMatchObject({
      intent: 'plan_question',
      query: [word],
      change: { action: 'move', day: { day: 3, month: 12 } },
      window: { label: '' },
    }),
  );

  it.each([
    ['Verschieb meinen Termin am Freitag auf Montag', { label: 'on friday' }, { day: 30, month: 11 }],
    ['Move my appointment on Friday to Monday', { label: 'Friday' }, { day: 30, month: 11 }],
  ])('the first of two days finds the event, the second is its new day: %s', (text, window, day) =>
    expect(intentOf(text)).toMatchObject({
      window: { label: expect.stringMatching(new RegExp(window.label, 'i')) },
      change: { action: 'move', day },
    }),
  );

  it('do not take an hour after a day for a length', () =>
    expect(intentOf('Décale le dentiste à jeudi 15h')).toMatchObject({
      change: { day: { day: 3 }, time: { hour: 15, minute: 0 } },
    }));

  it.each(['Décale la réunion de 30 minutes', 'Retarde la réunion de jeudi de 30 minutes'])('a length: %s', (text) =>
    expect(intentOf(text)).toMatchObject({ change: { action: 'move', byMinutes: 30 } }),
  );

  it.each([
    'Ich will auf die Insel am Samstag ein Zelt legen',
    'Kun je een afspraak op donderdag in mijn agenda zetten?',
    'Kannst du mir bis Donnerstag einen Plan schreiben?',
    'Mets un déjeuner jeudi',
    'Ich möchte am Samstag den Zaun streichen',
    'Ich möchte den Schrank am Samstag verschieben',
  ])('something new or something else is not moved: %s', (text) => expect(intentOf(text)).not.toHaveProperty('change'));

  it.each([
    'Zet de tandarts naar donderdag',
    'Leg den Zahnarzt auf Donnerstag',
    'Mets le dentiste à jeudi',
    'Pasa el dentista al jueves',
  ])('a general verb (set, put, lay) moves only with a new day: %s', (text) =>
    expect(intentOf(text)).toMatchObject({ change: { action: 'move', day: { day: 3, month: 12 } } }),
  );
});

describe('orders to cancel something planned', () => {
  it.each([
    ['Sag den Zahnarzt ab', 'zahnarzt'],
    ['Kannst du den Zahnarzt am Montag absagen?', 'zahnarzt'],
    ['Zeg de tandarts af', 'tandarts'],
    ['Annule le dentiste', 'dentiste'],
    ['Cancela el dentista', 'dentista'],
    ['Annulla il dentista', 'dentista'],
    ['Cancela o dentista', 'dentista'],
  ])('an appointment by its name: %s', (text, word) =>
    expect(intentOf(text)).toMatchObject({ intent: 'plan_question', query: [word], change: { action: 'cancel' } }),
  );

  it.each(['Annule mon abonnement de yoga', 'Sag mein Abo ab', 'Cancela mi suscripción', 'Annulla il mio account'])(
    'a contract is no appointment: %s',
    (text) => expect(intentOf(text)).not.toMatchObject({ change: { action: 'cancel' } }),
  );
});

describe('messages that are not about a plan', () => {
  it.each([
    'Streich das Wohnzimmer am Samstag',
    'Supprime le fichier de demain',
    'Annule ma commande de vendredi',
    'Elimina la festa dalla lista',
    'Zet koffie op maandag',
    'Leg das Buch auf den Tisch am Montag',
    'Mets le poulet à cuire vendredi',
    'Pasa la aspiradora mañana',
  ])('is neither cancelled nor moved: %s', (text) => expect(intentOf(text)).not.toHaveProperty('change'));

  it.each(['Annule vendredi', 'Annulla domani'])('a day alone is no item: %s', (text) =>
    expect(foreignChange(text)).toBeUndefined(),
  );
});

describe('questions for tasks', () => {
  it.each([
    'Welke taken moet een notaris doen?',
    'Welke taken staan in het contract?',
    'Que tareas hay en Scrum?',
    'Quelles tâches doivent faire les enfants?',
    'Que tarefas devo automatizar numa empresa?',
  ])('the tasks of others are not those of the person: %s', (text) => expect(foreignQuestion(text)).toBeUndefined());

  it.each([
    'Welke taken moet ik vandaag doen?',
    'Welke taken moet ik voor woensdag afhebben?',
    'Welke taken moet ik morgen af hebben?',
    'Welke taken heb ik nog?',
    'Welke taken staan er nog open?',
    'Welke open taken heb ik?',
    '¿Qué tareas me quedan para hoy?',
    'Quelles tâches dois-je finir demain ?',
    '¿Qué tareas tengo para el viernes?',
    'Quali attività devo finire domani?',
    'Que tarefas tenho de acabar amanhã?',
  ])('own tasks are asked for: %s', (text) => expect(intentOf(text)).toMatchObject({ about: 'tasks' }));
});

describe('messages that are not orders', () => {
  it.each([
    'Ich will den Zahnarzt nicht absagen',
    'Bitte nicht den Zahnarzt absagen',
    'Sag den Zahnarzt nicht ab',
    'Ik wil de tandarts niet afzeggen',
    'Annule pas le dentiste',
    'Ich will den Zahnarzt auf keinen Fall auf Donnerstag verschieben',
    'ik wil de tandarts niet naar donderdag verzetten',
    'Verschieb das Meeting nicht um eine Stunde',
    'Déplace pas le dentiste à jeudi',
    'Por favor no canceles el dentista',
  ])('a negation changes nothing: %s', (text) => expect(intentOf(text)).not.toHaveProperty('change'));

  it.each([
    'Ich will wissen ob man eine OP auf Montag verschieben',
    'Ik wil weten hoe ik de tandarts naar maandag verzetten',
    'Würdest du den Zahnarzt absagen?',
    'Zou je de tandarts afzeggen?',
  ])('an order in a subordinate clause, or a hypothetical question, changes nothing: %s', (text) =>
    expect(intentOf(text)).not.toHaveProperty('change'),
  );

  it('do not contain a clause as the item', () =>
    expect(foreignChange('Ich möchte, dass du die Feier absagen')).toBeUndefined());

  it('do not include polite questions, which are orders', () =>
    expect(intentOf('Würdest du bitte den Zahnarzt absagen?')).toMatchObject({ change: { action: 'cancel' } }));
});

describe('orders to summarise', () => {
  it.each([
    ['Fasse das Gespräch über das Laufen zusammen', ['laufen']],
    ['Fasse zusammen, was wir über den Garten gesagt haben', ['garten']],
    ['Kannst du unser Gespräch über die Reise nach Rom zusammenfassen?', ['reise', 'rom']],
    ['Vat het gesprek over de tuin samen', ['tuin']],
    ['Vat samen wat we over de tuin zeiden', ['tuin']],
    ['Résume la conversation sur le jardin', ['jardin']],
    ["Résume ce qu'on a dit sur le jardin", ['jardin']],
    ['Resume la conversación sobre el jardín', ['jardín']],
    ['Resume lo que hablamos del jardín', ['jardín']],
    ['Riassumi la conversazione sul giardino', ['giardino']],
    ['Riassumi quello che abbiamo detto sul giardino', ['giardino']],
    ['Resume a conversa sobre o jardim', ['jardim']],
    ['Resume o que dissemos sobre o jardim', ['jardim']],
    // Polite forms, a summary that is asked for, and the last conversation.
    ['Kunt u ons gesprek over de tuin samenvatten?', ['tuin']],
    ['Ik wil graag een samenvatting van ons gesprek over de tuin', ['tuin']],
    ['Vat mijn laatste gesprek over de tuin samen', ['tuin']],
    ['Können Sie unser letztes Gespräch über den Garten zusammenfassen?', ['garten']],
    ['Fassen Sie unsere Chats zum Thema Garten zusammen', ['garten']],
    ['Kannst du mir kurz zusammenfassen, was wir zum Umzug besprochen haben?', ['umzug']],
    ['Kannst du mir eine Zusammenfassung unseres Gesprächs über den Garten geben?', ['garten']],
    ['Peux-tu faire un résumé de notre conversation sur le jardin ?', ['jardin']],
    ['Je voudrais un résumé de nos échanges sur le déménagement', ['déménagement']],
    ['Pouvez-vous résumer la dernière conversation sur le jardin ?', ['jardin']],
    ['¿Me puede hacer un resumen de la conversación con el fontanero?', ['fontanero']],
    ['Mi serve un riassunto della chat con Anna', ['anna']],
    ['Può riassumere la nostra conversazione sul giardino?', ['giardino']],
    ['Preciso de um resumo da nossa conversa com a Ana', ['ana']],
  ])('the conversation about a subject: %s', (text, query) =>
    expect(intentOf(text)).toMatchObject({ intent: 'summary', conversation: { isCurrent: false, query } }),
  );

  it.each([
    'Fasse das Gespräch von gestern zusammen',
    "Résume notre conversation d'hier",
    'Riassumi la conversazione di ieri',
    'Welche Gespräche hatte ich gestern?',
    'Summarise our chat from yesterday',
    'summarise what we discussed yesterday',
    'Quelles conversations ai-je eues hier ?',
    'Welke gesprekken heb ik gisteren gehad?',
  ])('that name only a period list its conversations: %s', (text) =>
    expect(intentOf(text)).toMatchObject({ intent: 'archive_question', isList: true, window: { label: 'yesterday' } }),
  );

  it.each([
    'Was habe ich vorgestern gefragt?',
    'what did I ask the day before yesterday',
    '¿Qué pregunté antes de ayer?',
  ])('the day before yesterday is not yesterday: %s', (text) =>
    expect(intentOf(text)).toMatchObject({ window: { label: 'day before yesterday' } }),
  );

  it('a conversation with a subject, or this one, is not listed by its period', () => {
    expect(intentOf('Que conversas tive sobre o jardim?')).toMatchObject({ query: ['jardim'] });
    for (const order of [
      "Summarise this conversation for tomorrow's meeting",
      "Summarise our conversation for Friday's meeting",
      'Summarise our conversation, I need it today',
      'Fasse das Gespräch mit Stichpunkten zusammen',
      'Riassumi la conversazione con tre punti',
    ])
      expect(intentOf(order), order).toMatchObject({ intent: 'summary', conversation: { isCurrent: true } });
    expect(intentOf('Kan ik dit samenvatten?')).not.toMatchObject({ intent: 'summary' });
    expect(intentOf('Hoeveel gesprekken heb ik hier?')).not.toMatchObject({ window: { label: 'yesterday' } });
  });

  it('the new name of a conversation keeps its period', () =>
    expect(intentOf('Renombra esta conversación a Reunión de ayer')).toMatchObject({ title: 'Reunión de ayer' }));

  it.each([
    'Fasse unser Gespräch zusammen',
    'Fass das bitte zusammen',
    'vat het samen',
    'Résume cette conversation',
    'Resume esto',
    'Riassumi questo',
    'Resume esta conversa',
    'Résume la conversation entre nous',
  ])('the current conversation: %s', (text) =>
    expect(intentOf(text)).toMatchObject({ intent: 'summary', conversation: { isCurrent: true } }),
  );

  it.each([
    'Fasse die Geschichte Brasiliens zusammen',
    'Fasse diesen Text zusammen: Es war einmal ein König.',
    'Vat het boek over de tuin samen',
    "Résume l'histoire de France",
    'Resume el Quijote',
    'Riassumi la Divina Commedia',
    'Resume la conversación entre Platón y Sócrates',
    'Vat het gesprek tussen Plato en Socrates over de liefde samen',
    'Fasse das Gespräch zwischen Platon und Sokrates zusammen',
    'Résume la conversation entre Platon et Socrate',
    'Riassumi la conversazione tra Platone e Socrate',
    'Resume a conversa entre Platão e Sócrates',
    'Summarise the conversation between Plato and Socrates',
  ])('another text needs a model: %s', (text) =>
    expect(intentOf(text)).toMatchObject({ intent: 'needs_model', kind: 'writing' }),
  );
});
