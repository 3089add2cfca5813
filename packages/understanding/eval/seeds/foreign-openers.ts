import type { BuiltInSlug } from '../../src/category/built-in-categories.ts';
import type { Language } from '../../src/text/language.ts';

/** Openers in other languages, written for the evaluation. */
export const FOREIGN_OPENERS: readonly { language: Language; slug: BuiltInSlug; text: string }[] = [
  { language: 'de', slug: 'health', text: 'Ich habe seit drei Tagen Kopfschmerzen, soll ich zum Arzt gehen?' },
  { language: 'de', slug: 'finances', text: 'Wie kann ich jeden Monat mehr Geld sparen?' },
  { language: 'de', slug: 'work', text: 'Schreibe ein Anschreiben für meine Bewerbung als Ingenieur' },
  { language: 'de', slug: 'education', text: 'Kannst du mir bei den Mathe Hausaufgaben helfen?' },
  { language: 'de', slug: 'family', text: 'Meine Tochter will nicht schlafen, was kann ich tun?' },
  { language: 'de', slug: 'politics', text: 'Wie funktioniert die Wahl zum Bundestag?' },
  { language: 'de', slug: 'fitness', text: 'Erstelle mir einen Trainingsplan für Muskelaufbau' },
  { language: 'fr', slug: 'health', text: 'J’ai mal au dos depuis une semaine, est-ce que je dois voir un médecin ?' },
  { language: 'fr', slug: 'work', text: 'Comment écrire une lettre de motivation pour un emploi de vendeur ?' },
  { language: 'fr', slug: 'finances', text: 'Comment puis-je payer moins d’impôts sur mon salaire ?' },
  { language: 'fr', slug: 'religion', text: 'Quelle est une bonne prière pour le soir ?' },
  { language: 'fr', slug: 'family', text: 'Idées de cadeau pour la fête de ma mère' },
  { language: 'fr', slug: 'education', text: 'Explique le théorème de Pythagore pour mon examen' },
  { language: 'es', slug: 'fitness', text: 'Hazme una rutina de ejercicios para el gimnasio' },
  { language: 'es', slug: 'finances', text: '¿Cómo puedo ahorrar dinero para comprar una casa?' },
  { language: 'es', slug: 'health', text: 'Tengo fiebre y tos desde ayer, ¿qué hago?' },
  { language: 'es', slug: 'work', text: 'Ayuda con mi currículum para un puesto de gerente' },
  { language: 'es', slug: 'friends', text: 'Mi mejor amiga no me habla, ¿qué debo hacer?' },
  {
    language: 'es',
    slug: 'education',
    text: '¿Cuál es la diferencia entre mitosis y meiosis? Es para la clase de biología',
  },
  { language: 'it', slug: 'work', text: 'Come preparo un colloquio di lavoro per domani?' },
  { language: 'it', slug: 'health', text: 'Ho mal di testa e febbre, quale farmaco posso prendere?' },
  {
    language: 'it',
    slug: 'family',
    text: 'Cosa posso regalare a mio marito per il nostro anniversario di matrimonio?',
  },
  { language: 'it', slug: 'other', text: 'Dammi una ricetta per la lasagna con le verdure' },
  { language: 'pt', slug: 'finances', text: 'Como faço para investir o meu dinheiro em ações?' },
  { language: 'pt', slug: 'education', text: 'Você pode me ajudar com a redação da faculdade?' },
  { language: 'pt', slug: 'religion', text: 'Qual é a oração para a missa de domingo na igreja?' },
  { language: 'pt', slug: 'health', text: 'Estou com dor de garganta e febre, o que eu tomo?' },
  { language: 'nl', slug: 'work', text: 'Hoe vraag ik mijn baas om een hoger salaris?' },
  { language: 'nl', slug: 'health', text: 'Ik heb pijn in mijn rug, moet ik naar de huisarts?' },
  { language: 'nl', slug: 'finances', text: 'Hoeveel belasting moet ik betalen over mijn spaargeld?' },
];
