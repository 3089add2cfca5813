import { describe, expect, test } from 'vitest';
import { setUpAskingPerson } from '#test/asking-person.ts';

const { asNewPerson, ask, reply } = setUpAskingPerson({
  conversations: [
    {
      title: 'SQL joins',
      day: '2026-08-03',
      source: 'chatgpt',
      messages: ['Comment marche un join en SQL ?', 'Un join relie des tables.'],
    },
    {
      title: 'Arrondir en SQL',
      day: '2026-09-10',
      source: 'claude',
      messages: ['Pourquoi SQL arrondit-il ainsi ?', 'Il arrondit au pair.'],
    },
    {
      title: 'Levain',
      day: '2026-10-01',
      source: 'chatgpt',
      messages: ['Mon levain est plat', 'Le levain a besoin de huit heures.', 'Merci', 'Avec plaisir.'],
    },
  ],
  goal: { title: 'Lire 24 livres', targetValue: 24, unit: 'livres', targetDate: '2026-12-31' },
  tasks: [
    { title: 'Rendre les livres', dueDate: '2026-11-18' },
    { title: 'Emballer le colis', dueDate: '2026-11-21' },
    { title: 'Acheter des pneus' },
  ],
  events: [
    { title: 'Dentiste', eventDate: '2026-11-24T10:00:00Z', duration: 60 },
    { title: 'Chorale', eventDate: '2026-11-12T19:00:00Z', duration: 90 },
  ],
  reminder: { title: 'Récupérer le vélo', remindAt: '2026-12-01T10:00:00Z' },
});

describe('a whole answer in French about conversations', () => {
  asNewPerson('Ann');
  test.each([
    ['combien de messages ai-je ?', 'Il y a 8 messages dans 3 conversations ; vous en avez écrit 4.'],
    ['Combien de conversations ai-je sur la course ?', 'Aucune de vos conversations ne mentionne « course ».'],
    [
      'combien de conversations ai-je eues en octobre ?',
      'Vous avez eu une conversation en octobre 2026.\n\n- **[Levain](…)**, 1er octobre 2026',
    ],
    [
      'ai-je eu plus de conversations en août ou en octobre ?',
      'Autant de conversations dans les deux cas : 1 chaque fois pour août 2026 et octobre 2026.\n\n- août 2026 : une conversation\n- octobre 2026 : une conversation',
    ],
    ['quel pourcentage de mes conversations est avec Claude ?', 'Sur 3 conversations, une est avec Claude : 33 %.'],
    [
      'combien de conversations ai-je en moyenne par mois ?',
      'En moyenne 0,8 conversation par mois (3 conversations depuis le 1er août 2026).',
    ],
    [
      'quel assistant est-ce que j’utilise le plus ?',
      'ChatGPT est l’assistant le plus utilisé : 2 conversations.\n\n- ChatGPT : 2\n- Claude : 1',
    ],
    [
      'quelle est ma conversation la plus longue ?',
      'Votre conversation la plus longue :\n\n- **[Levain](…)**, 1er octobre 2026 (4 messages)',
    ],
    [
      'quand ai-je parlé de SQL pour la première fois ?',
      'Vous avez évoqué « SQL » pour la première fois le 3 août 2026 :\n\n**[SQL joins](…)**, 3 août 2026\n\n> *Vous avez demandé :* Comment marche un join en SQL ?\n>\n> Un join relie des tables.',
    ],
    [
      'Déplace la conversation sur le levain vers Health',
      '[Levain](…) est maintenant dans Health et y reste. Avant, c’était dans Other.',
    ],
  ])('%s', async (question, answer) => {
    expect(await reply(question)).toBe(answer);
  });

  test('a month with the most conversations', async () => {
    expect(await reply('quel mois ai-je eu le plus de conversations ?')).toMatch(
      /^Août 2026, septembre 2026 et octobre 2026 ont été les mois les plus chargés : une conversation chacun\.\n/,
    );
  });
});

describe('a whole answer in French about plans and goals', () => {
  asNewPerson('Ben');
  test.each([
    ['Qu’est-ce que j’ai mardi ?', 'Dans votre agenda le 24 novembre 2026 :\n\n- mardi 24 novembre à 10:00 : Dentiste'],
    ['Qu’est-ce que j’ai vendredi ?', 'Vous n’avez rien dans votre agenda le 27 novembre 2026.'],
    ['mes rappels de cette semaine', 'Vous n’avez aucun rappel à venir du 16 novembre 2026 au 22 novembre 2026.'],
    [
      'Combien de rappels ai-je en décembre ?',
      'Vous avez un rappel à venir en décembre 2026 :\n\n- mardi 1er décembre à 10:00 : Récupérer le vélo',
    ],
    [
      'combien de rendez-vous ai-je la semaine prochaine ?',
      'Vous avez un rendez-vous du 23 novembre 2026 au 29 novembre 2026.\n\n- mardi 24 novembre à 10:00 : Dentiste',
    ],
    [
      'quand suis-je libre mardi ?',
      'Vous êtes libre le 24 novembre 2026 :\n\n- mardi 24 novembre de 8:00 à 10:00\n- mardi 24 novembre de 11:00 à 20:00\n\nCe jour-là :\n\n- mardi 24 novembre à 10:00 : Dentiste',
    ],
    ['quels rappels ai-je ?', 'Vos rappels à venir :\n\n- mardi 1er décembre à 10:00 : Récupérer le vélo'],
    [
      'quelles tâches sont en retard ?',
      'Une tâche est en retard :\n\n- Rendre les livres, pour le mercredi 18 novembre',
    ],
    ['combien de tâches ai-je ?', 'Vous avez 3 tâches à faire.'],
    ['montre mes tâches sans date', 'Vous avez une tâche à faire sans échéance :\n\n- Acheter des pneus'],
    ['combien de tâches ai-je dans Work ?', 'Je ne peux pas filtrer les tâches par catégorie.'],
    [
      'quels sont mes objectifs ?',
      'Vous avez un objectif en cours :\n\n- Lire 24 livres : 0 sur 24 livres (0 %), encore 24, au plus tard le jeudi 31 décembre (dans les temps)',
    ],
    ['combien de cartes ai-je ?', 'Aucune carte n’est à réviser aujourd’hui. Vous n’avez aucune carte.'],
    ['quels surlignages ai-je ?', 'Vous n’avez aucun surlignage.'],
  ])('%s', async (question, answer) => {
    expect((await reply(question)).trim()).toBe(answer);
  });
});

describe('an answer in French to other messages', () => {
  asNewPerson('Cas');
  test.each([
    [['Merci'], 'Je vous en prie.'],
    [['combien fait 12 * 4 ?'], '12 × 4 : **48**'],
    [['Quelle heure est-il ?'], 'Nous sommes le vendredi 20 novembre à 9:00.'],
    [['que s’est-il passé le 31 novembre ?'], 'Le 31 novembre n’existe pas. Indiquez un autre jour.'],
    [['Ajoute acheter du lait à ma liste'], 'Je peux l’ajouter à vos tâches.'],
    [['ajoute « call the bank » à ma liste'], 'Je peux l’ajouter à vos tâches.'],
    [['Rappelle-moi demain à 9h de sortir les poubelles'], 'Je peux vous le rappeler.'],
    [
      ['Dentiste mardi à 15h', 'mets plutôt 16h'],
      'J’ai modifié la suggestion : **Dentiste**, mardi 24 novembre à 16:00 (1 heure).',
    ],
    [['Dentiste mardi à 15h', 'laisse tomber'], 'La suggestion « Dentiste » est abandonnée.'],
    [
      ['j’ai lu 3 livres, ajoute-les à mon objectif de lecture', 'oui'],
      'J’ai ajouté 3 livres à **Lire 24 livres** : 3 sur 24 livres (13 %), encore 21, au plus tard le jeudi 31 décembre (en avance).',
    ],
    [['Retiens que je suis végétarien', 'oui'], 'Je retiens : Je suis végétarien'],
    [['Je veux lire 12 livres, fais-en un objectif', 'non'], 'Rien n’a été modifié.'],
    [['Levain', 'Renomme cette conversation en Pain'], '« Levain » s’appelle maintenant [Pain](…).'],
    [['how many reminders do I have?', 'combien de tâches ai-je ?'], 'Vous avez 3 tâches à faire.'],
  ])('%j', async (messages, answer) => {
    expect(await reply(...messages)).toBe(answer);
  });

  test('consent is asked for in French, and given', async () => {
    const asked = ['quand est le dentiste ?', 'décale-le au lendemain'];
    const { response, offers } = await ask(...asked);
    expect(response).toBe(
      'Dois-je déplacer ceci ? **Dentiste**, mardi 24 novembre à 10:00 → **mercredi 25 novembre à 10:00**.',
    );
    expect(offers).toEqual(['Oui', 'Non']);
    expect(await reply(...asked, 'Oui')).toBe('J’ai déplacé « Dentiste » au mercredi 25 novembre à 10:00.');
  });
});
