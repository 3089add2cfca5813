import { describe, expect, test } from 'vitest';
import { findStatements, statementStems } from './statements.ts';

const statementsIn = (text: string) =>
  findStatements(text).map(({ kind, language, about }) => `${language} ${kind}: ${about}`);

describe('Statements in other languages', () => {
  test.each([
    [
      'Ich möchte ein kleines Café in Lissabon eröffnen. Was brauche ich dafür?',
      'de plan: ein kleines Café in Lissabon eröffnen',
    ],
    ['Mein Ziel ist es, bis Sommer 5 Kilo abzunehmen.', 'de plan: bis Sommer 5 Kilo abnehmen'],
    ['Ich mache mir große Sorgen um die Operation meiner Mutter.', 'de worry: die Operation deiner Mutter'],
    ['Ich habe Anna versprochen, ihr die Fotos zu schicken.', 'de promise: ihr die Fotos schicken'],
    [
      'Ich muss noch meine Steuererklärung bis Freitag abgeben.',
      'de promise: deine Steuererklärung bis Freitag abgeben',
    ],
    ['Ich will jeden Morgen zehn Minuten meditieren.', 'de habit: jeden Morgen zehn Minuten meditieren'],
    [
      'Ich muss bis zum 31. Juli die Steuererklärung abgeben.',
      'de promise: bis zum 31. Juli die Steuererklärung abgeben',
    ],
    ['Ich habe endlich die Wohnung gekauft!', 'de done: endlich die Wohnung gekauft'],
    [
      "J'aimerais ouvrir un petit café à Lyon l'année prochaine.",
      "fr plan: ouvrir un petit café à Lyon l'année prochaine",
    ],
    ["Je m'inquiète beaucoup pour l'opération de ma mère.", "fr worry: l'opération de ta mère"],
    ["J'ai promis à Anna de lui envoyer les photos du voyage.", 'fr promise: lui envoyer les photos du voyage'],
    ['Je voudrais méditer dix minutes tous les matins.', 'fr habit: méditer dix minutes tous les matins'],
    ["J'ai enfin terminé mon mémoire de master !", 'fr done: ton mémoire de master'],
    [
      'Quiero aprender a tocar la guitarra este año. ¿Por dónde empiezo?',
      'es plan: aprender a tocar la guitarra este año',
    ],
    ['Estoy pensando en mudarme a Valencia con mi pareja.', 'es plan: mudarte a Valencia con tu pareja'],
    ['Me preocupa mucho la operación de mi madre.', 'es worry: la operación de tu madre'],
    ['Tengo que llamar a mi madre el domingo.', 'es promise: llamar a tu madre el domingo'],
    ['Me gustaría meditar diez minutos cada mañana.', 'es habit: meditar diez minutos cada mañana'],
    [
      "Vorrei aprire un piccolo bar a Torino l'anno prossimo.",
      "it plan: aprire un piccolo bar a Torino l'anno prossimo",
    ],
    ["Sono molto preoccupata per l'operazione di mia madre.", "it worry: l'operazione di tua madre"],
    ['Ho promesso ad Anna di mandarle le foto del viaggio.', 'it promise: mandarle le foto del viaggio'],
    ['Voglio meditare dieci minuti ogni mattina.', 'it habit: meditare dieci minuti ogni mattina'],
    [
      'Quero abrir um pequeno café em Lisboa no próximo ano.',
      'pt plan: abrir um pequeno café em Lisboa no próximo ano',
    ],
    ['Estou muito preocupada com a operação da minha mãe.', 'pt worry: a operação da sua mãe'],
    ['Tenho de pagar a renda até sexta.', 'pt promise: pagar a renda até sexta'],
    ['Gostaria de meditar dez minutos todas as manhãs.', 'pt habit: meditar dez minutos todas as manhãs'],
    ['Ik wil volgend jaar een klein café in Gent openen.', 'nl plan: een klein café in Gent openen'],
    ['Ik maak me grote zorgen over de operatie van mijn moeder.', 'nl worry: de operatie van je moeder'],
    ["Ik heb Anna beloofd om haar de foto's te sturen.", "nl promise: haar de foto's sturen"],
    ['Ik zou graag willen stoppen met roken, maar het lukt niet.', 'nl habit: stoppen met roken'],
  ])('are found in: %s', (text, expected) => {
    expect(statementsIn(text)).toContain(expected);
  });

  test.each([
    'Ich möchte nicht nach Berlin ziehen.',
    'Schreibe mir einen Text: Ich möchte Pilot werden.',
    'Ich möchte eine Funktion schreiben, die Listen sortiert.',
    'Kannst du mir erklären, was eine Steuererklärung ist?',
    'Wenn ich ein Haus kaufen will, was muss ich wissen?',
    'Bitte übersetze den folgenden Text.\n\nIch habe beschlossen, nach Porto zu ziehen.',
    'Je ne veux pas déménager à Paris.',
    'Écris un texte : je veux devenir pilote.',
    "Peux-tu m'expliquer la photosynthèse ?",
    'Je veux créer une fonction qui trie des listes.',
    'No quiero cambiar de trabajo.',
    'Escribe un cuento: quiero ser piloto.',
    '¿Cómo puedo comprar una casa?',
    'Non voglio trasferirmi a Roma.',
    'Traduci: voglio diventare pilota.',
    'Não quero mudar de emprego.',
    'Escreva um conto: quero ser piloto.',
    'Ik wil niet naar Utrecht verhuizen.',
    'Schrijf een verhaal: ik wil piloot worden.',
    'Wat is de hoofdstad van België?',
    'Mám rád svou práci a chci se učit.',
  ])('are not found in: %s', (text) => {
    expect(statementsIn(text)).toEqual([]);
  });

  test('are compared by the stems of their significant words', () => {
    const stems = (text: string) => findStatements(text).flatMap(statementStems);
    expect(stems('Ich mache mir Sorgen um die Operation meiner Mutter.')).toEqual(['operation', 'mutter']);
    expect(stems("Je m'inquiète pour l'opération de ma mère.")).toEqual(['opération', 'mèr']);
  });
});
