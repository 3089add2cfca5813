import { describe, expect, test } from 'vitest';
import { nameSubject } from './subject-name.ts';
import { subjectPhrases } from './subject-phrases.ts';

const labelsOf = (title: string, question = '') => [...subjectPhrases({ title, question }, 5).values()];

describe('what a conversation is about', () => {
  test.each([
    ['House Hunt: Viewing Checklist', 'What should we ask at a viewing on our house hunt?', 'house hunt'],
    ['Half Marathon Plan', 'Make a ten week plan for a half marathon.', 'half marathon'],
    ['Tax Return', 'Which papers belong to my tax return, and to the interest rate?', 'tax return'],
    ['', 'How do I feed my sourdough starter?', 'sourdough starter'],
    ['Wohnungssuche in Köln', 'Wie finde ich eine Wohnung mit Balkon?', 'Wohnungssuche'],
    ['Lasagnes végétariennes', 'Comment faire la sauce béchamel ?', 'Lasagnes végétariennes'],
    ['Media maratón', '¿Cómo puedo preparar una media maratón en diez semanas?', 'media maratón'],
    ['Trasloco a Milano', 'Quali documenti servono per il trasloco?', 'trasloco'],
    ['Pão de queijo', 'Como posso fazer pão de queijo em casa?', 'pão'],
    ['Verbouwing keuken', 'Hoe plan ik de verbouwing van mijn keuken?', 'verbouwing keuken'],
  ])('is read from “%s”', (title, question, label) => {
    expect(labelsOf(title, question)).toContain(label);
  });

  test.each([
    ['stop words and generic nouns', 'Help With A Problem', 'Can you explain the difference and give me an example?'],
    ['German ones', 'Hilfe bei einer Frage', 'Kannst du mir bitte ein Beispiel zeigen und alles erklären?'],
    ['French ones', 'Question rapide', 'Est-ce que tu peux me donner un exemple simple, merci ?'],
    ['Spanish ones', 'Ayuda por favor', '¿Puedes explicarme la diferencia con un ejemplo?'],
    ['Italian ones', 'Una domanda veloce', 'Puoi spiegarmi la differenza con un esempio, per favore?'],
    ['Portuguese ones', 'Uma pergunta', 'Você pode me dar um exemplo e explicar o problema?'],
    ['Dutch ones', 'Vraag over een probleem', 'Kun je me helpen en een voorbeeld geven?'],
    ['code', 'getUserById()', 'src/app/user_profile.tsx --verbose #ff0000 x1 userId\n```\nlet house = hunt;\n```'],
    ['adjectives and verbs', '', 'How do I say no without sounding rude? It was declined.'],
  ])('is not made of %s', (_, title, question) => {
    expect(labelsOf(title, question)).toEqual([]);
  });
});

describe('the name of a subject', () => {
  test.each([
    [['house hunt', 'House Hunt', 'house hunt'], 'House hunt'],
    [['Statistics Course', 'Statistics Course', 'statistics course'], 'Statistics course'],
    [['Robert Schumann', 'Robert Schumann'], 'Robert Schumann'],
    [['CPAP Machine', 'CPAP machine'], 'CPAP machine'],
    [['iPhone'], 'iPhone'],
    [["Mum's knee"], "Mum's knee"],
  ])('of %j is %s', (wordings, name) => {
    expect(nameSubject(wordings)).toBe(name);
  });

  test.each([[['meeting']], [['useState hook']], [['AI']], [['data data']], [['x'.repeat(50)]], [[]]])(
    '%j give no meaningful name',
    (wordings) => {
      expect(nameSubject(wordings)).toBeUndefined();
    },
  );
});
