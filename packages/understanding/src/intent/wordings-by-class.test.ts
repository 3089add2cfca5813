import { describe, expect, it } from 'vitest';
import { detectIntent } from '../intents.ts';

const ask = (text: string) => detectIntent(text, new Date('2026-11-18T10:00:00Z'), 'Europe/Berlin');

describe('in seven languages', () => {
  it.each([
    ["what's your name?"],
    ['hi there, what is your name'],
    ['are you a human or a bot?'],
    ['hello! am I talking to a real person?'],
    ['who are you'],
    ['hoe heet jij eigenlijk?'],
    ['ben je een mens of een computer?'],
    ['hoi, wie ben jij'],
    ['wie heißt du?'],
    ['Bist du ein Mensch oder eine Maschine?'],
    ['hallo, wer bist du denn'],
    ["comment tu t'appelles ?"],
    ['bonjour, tu es une vraie personne ou une IA ?'],
    ["c'est quoi ton nom"],
    ['¿Cómo te llamas?'],
    ['hola, ¿eres humano o una máquina?'],
    ['come ti chiami?'],
    ['ciao, sei una persona vera o un bot?'],
    ['qual é o teu nome?'],
    ['você é um robô ou uma pessoa?'],
    ["salut, t'es qui"],
    ['oi tudo bem? como vc se chama'],
    ['¿Eres una persona o un robot?'],
  ])('%j asks who the assistant is', (text) => {
    expect(['help', 'small_talk']).toContain(ask(text).intent);
  });

  it.each([
    ['what flour did Claude recommend last month for sourdough?'],
    ['which mattress did ChatGPT tell me to get'],
    ['what did you advise me about the boiler'],
    ["in the end, what had we settled on for the dog's name, in that spring chat?"],
    ['wat adviseerde ChatGPT me over mijn hypotheek?'],
    ['wat hadden we nou besloten over de naam van de hond'],
    ['Welchen Dünger hat Claude mir letzten Monat für die Tomaten empfohlen?'],
    ['Was hatten wir am Ende wegen des Hundenamens beschlossen?'],
    ['welches Rad hat mir ChatGPT geraten'],
    ["Quelle farine Claude m'avait conseillée pour le levain ?"],
    ["qu'est-ce qu'on avait décidé pour le nom du chien finalement"],
    ['¿Qué harina me recomendó Claude el mes pasado?'],
    ['al final qué habíamos decidido sobre el nombre del perro'],
    ['quale farina mi ha consigliato Claude per il lievito madre?'],
    ['che colore avevamo scelto per il bagno alla fine'],
    ['Que farinha o Claude me recomendou no mês passado?'],
    ['o que tínhamos decidido sobre o nome do cão'],
    ['alla fine cosa avevamo deciso sul nome del cane, in quella chat di primavera?'],
    ['Welk meel raadde Claude me vorige maand aan voor zuurdesembrood?'],
  ])('%j asks what was said or decided', (text) => {
    expect(ask(text).intent).toBe('archive_question');
  });

  it.each([
    ['could you tell me what time the meeting with the architects starts on the 22nd?'],
    ['when does my interview end on Friday'],
    ["what time does the parents' evening start tomorrow"],
    ['kun je me vertellen hoe laat het overleg met de architecten op de 22e begint?'],
    ['hoe laat is de vergadering met Jan morgen afgelopen'],
    ['Könntest du mir sagen, wann das Meeting mit den Architekten am 22. anfängt?'],
    ['um wie viel Uhr endet die Besprechung mit Petra am Freitag'],
    ['tu pourrais me dire à quelle heure commence la réunion avec les architectes du 22 ?'],
    ['à quelle heure finit mon rendez-vous chez le dentiste demain'],
    ['¿me puedes decir a qué hora termina la reunión del viernes?'],
    ['a qué hora empieza mi clase de yoga mañana'],
    ['potresti dirmi a che ora comincia la riunione con gli architetti del 22?'],
    ['a che ora finisce la cena di venerdì'],
    ['podia dizer-me a que horas começa a reunião com os arquitetos do dia 22?'],
    ['a que horas termina a consulta de amanhã?'],
    ['weißt du, wann das Training am Montag anfängt?'],
    ['sais-tu à quelle heure finit la réunion de jeudi ?'],
    ['weet jij hoe laat de vergadering morgen stopt'],
    ['sai a che ora comincia il corso di martedì'],
    ['você sabe a que horas começa a reunião de sexta'],
    ['¿Podrías decirme a qué hora empieza la reunión con los arquitectos del día 22?'],
  ])('%j asks when an appointment begins or ends', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'plan_question', about: 'events' });
  });

  it.each([
    ['mijn persoonlijke doel is 20 boeken lezen'],
    ['mi meta personal es ahorrar 2000 euros'],
    ['my goal is to learn 500 words of Korean by Christmas'],
    ['personal objective: meditate 100 hours this year'],
    ['i want to define a goal of 100 hours of meditation this year'],
    ['set a goal of 40 books this year'],
    ['persoonlijk doel: 500 woorden Koreaans leren voor kerst'],
    ['ik wil een doel instellen van 100 uur meditatie dit jaar'],
    ['mijn doel voor dit jaar is 100 uur mediteren'],
    ['persönliches Ziel: 500 Wörter Koreanisch bis Weihnachten'],
    ['ich möchte ein Ziel von 100 Stunden Meditation festlegen'],
    ['mein Ziel ist, dieses Jahr 20 Bücher zu lesen'],
    ["objectif personnel : courir un semi d'ici juin"],
    ['je veux définir un objectif de 100 heures de méditation cette année'],
    ["mon objectif est d'apprendre 500 mots de coréen"],
    ['objetivo personal: aprender 500 palabras de coreano antes de Navidad'],
    ['quiero definir una meta de 100 horas de meditación este año'],
    ['mi objetivo es leer 20 libros este año'],
    ['obiettivo personale: imparare 500 parole di coreano entro Natale'],
    ["voglio impostare un obiettivo di 100 ore di meditazione quest'anno"],
    ['il mio obiettivo è correre una mezza maratona entro giugno'],
    ['objetivo pessoal: aprender 500 palavras de coreano até ao Natal'],
    ['queria criar uma meta de 30 livros este ano'],
    ['minha meta é correr 10 km até junho'],
    ["objectif perso apprendre 500 mots de coréen d'ici noël"],
    ['quero definir uma meta de 100 horas de meditação este ano'],
  ])('%j sets a goal', (text) => {
    expect(ask(text).intent).toBe('goal');
  });

  it.each([
    ['things for my to-do list: iron shirts, buy stamps'],
    ['a few bits for the task list: sort recycling, ring grandma'],
    ['more stuff for my list: fix shelf, buy bulbs'],
    ['dingen voor mijn takenlijst: paspoort verlengen, sportschool opzeggen'],
    ["spullen voor m'n to-do lijst: ketel ontkalken, oma bellen"],
    ['Sachen für meine Aufgabenliste: Pass verlängern, Vermieter anschreiben'],
    ['ein paar Dinge für die To-do-Liste: Pass verlängern, Lampe kaufen'],
    ['des trucs pour ma liste de tâches : renouveler le passeport, résilier la salle'],
    ['cosas para mi lista de tareas: renovar el pasaporte, cancelar el gimnasio'],
    ['cose per la mia lista di attività: rinnovare il passaporto, disdire la palestra'],
    ['coisas para a minha lista de tarefas: renovar o passaporte, cancelar o ginásio'],
    ['stuff for my task list: renew passport, cancel gym, email landlord bout the boiler'],
  ])('%j names tasks', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'task', suggestion: { title: expect.not.stringMatching(/[:,]/) } });
  });

  it.each([
    ['how big is the category Work by now'],
    ['how big is my Health category'],
    ['hoe groot is mijn categorie Gezondheid'],
    ['hoeveel zit er in de categorie Werk'],
    ['wie groß ist die Kategorie Arbeit inzwischen'],
    ['wie groß ist Kategorie Gesundheit geworden'],
    ['quelle est la taille de la catégorie Travail'],
    ['elle fait quelle taille, la catégorie Santé ?'],
    ['¿cómo de grande es la categoría Trabajo?'],
    ['qué tamaño tiene ya la categoría Salud'],
    ['quanto è grande la categoria Lavoro'],
    ['quanto è diventata grande la categoria Salute?'],
    ['qual é o tamanho da categoria Trabalho'],
    ['quão grande está a categoria Saúde'],
    ['hoe groot is de categorie Werk inmiddels'],
  ])('%j counts a category', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'count_question', counted: 'conversations' });
  });

  it.each([
    ['are you a person or a company for tax purposes in Germany'],
    ['what is your name in Japanese'],
    ['is Sherlock Holmes a real person'],
    ['wie heißt die Hauptstadt von Peru'],
    ['what flour do bakers recommend for sourdough'],
    ['welk meel raden bakkers aan voor zuurdesembrood'],
    ['welke winnaar heeft de jury aangeraden'],
    ['Welches Mehl empfehlen Bäcker für Sauerteig?'],
    ['quelle farine conseillent les boulangers'],
    ['¿qué harina recomiendan los panaderos?'],
    ['quale farina consigliano i panettieri'],
    ['que farinha os padeiros recomendam'],
    ['cosa ha deciso il parlamento ieri'],
    ['what did the parliament decide in 1990'],
    ['could you tell me what time the Louvre opens'],
    ['what time does the sun rise in Oslo in June'],
    ['¿podrías decirme cuándo empezó la guerra de los treinta años?'],
    ['könntest du mir sagen, wie hoch der Eiffelturm ist'],
    ['qui es-tu pour juger les autres, de quel livre vient cette phrase'],
    ['wie heißt du auf Japanisch'],
    ['are humans a kind of machine'],
    ['¿es una persona o un robot el protagonista de Blade Runner?'],
    ['el objetivo del tratado de Versalles fue castigar a Alemania'],
    ['il mio obiettivo è capire la ricorsione, spiegami come funziona'],
    ["quel est l'objectif du yoga"],
    ['que farinha os padeiros recomendam'],
    ['¿qué harina recomiendan los panaderos?'],
    ['what flour do bakers recommend'],
    ['which mattress do doctors recommend for back pain'],
    ['wat besloot de rechter in de zaak Urgenda'],
    ['cosa ha detto Galileo al processo'],
    ['what did Churchill say about democracy'],
    ['what did Claude Monet say about light'],
    ['objectif photo 50 mm ou 85 mm'],
    ['what is the goal of the Paris agreement'],
    ['la meta de 100 metros la cruzó Bolt'],
    ['das Ziel von Greenpeace ist der Schutz der Umwelt'],
    ['how big is the Louvre'],
    ['hoe groot is Nederland'],
    ['wie groß ist die Kategorie der endlichen Gruppen'],
    ['quelle est la taille de la tour Eiffel'],
    ['qual é o tamanho da Lua'],
    ['how big is a category 5 hurricane'],
    ['stuff for a picnic: what should I bring?'],
    ['things for my essay on bees: give me three arguments'],
  ])('%j is a question or a statement about the world', (text) => {
    expect(ask(text).intent).toBe('needs_model');
  });

  it.each([["my sister's goal was to learn Korean"], ["l'objectif du projet Manhattan était de construire une bombe"]])(
    '%j sets no goal',
    (text) => {
      expect(ask(text).intent).not.toBe('goal');
    },
  );
});

it('keeps the whole goal and the subject of what was said', () => {
  expect(ask("objectif personnel : courir un semi d'ici juin")).toMatchObject({ title: "Courir un semi d'ici juin" });
  expect(ask('welk meel raadde Claude me aan voor zuurdesembrood?')).toMatchObject({
    query: ['meel', 'zuurdesembrood'],
  });
});
