import type { Cues } from './cues.ts';

export const spanish: Cues = {
  reminder:
    'recu[eé]rd(?:a|e)(?:me|nos)|¿?(?:puedes|podrías) recordarme|avísame|despi[eé]rtame|pon(?:me)? (?:una )?(?:alarma|un recordatorio|el despertador)|recordatorio:',
  task: '(?:añade|agrega|pon|apunta) .{1,80} (?:a|en) (?:mi|la|mis) (?:lista|tareas)(?: .{0,20})?|(?:nueva )?tarea:|pendiente:',
  schedule:
    '(?:añade|agrega|pon|apunta|anota|programa|planifica|agenda|bloquea|reserva|organiza)(?:me)? .{2,}|¿?(?:puedes|podrías) (?:añadir|agregar|poner|apuntar|anotar|programar|planificar|agendar|bloquear|reservar)(?:me)? .{2,}|nueva cita',
  duty: '(?:tengo|tenemos) que|debo|debemos|hay que|he de',
  dontForget: 'no (?:me |te )?olvid(?:es|ar|e)(?:me)?(?: de)?|acu[eé]rdate de|acordarme de',
  firstPerson:
    'yo|nosotros|nosotras|me|nos|mi|mis|nuestr[oa]s?|tengo|tenemos|voy|vamos|quedamos|he quedado|hemos quedado|cenamos|comemos|salimos|viajo|viajamos|vuelo|volamos|doy|llego|llegamos',
  eventNouns:
    'cita|reunión|entrevista|llamada|comida|cena|almuerzo|desayuno|brunch|café|vuelo|tren|fiesta|cumpleaños|aniversario|boda|funeral|clase|curso|examen|partido|entrenamiento|concierto|función|ensayo|visita|dentista|médico|fisio|peluquería|taller|viaje|vacaciones|mudanza|entrega|presentación|conferencia|charla|sesión|yoga|cine|teatro|misa|revisión|vacuna|consulta|torneo',
  scheduledVerbs: 'se casan?|cogemos|tomamos|vienen?|llegan?|pasan?|salen?|aterriza|entregan?|empieza|comienza',
  hasCompoundNouns: false,
  questionOpeners:
    'qué|quién(?:es)?|cuál(?:es)?|cuándo|dónde|cómo|por qué|cuánt[oa]s?|a qué hora|es|son|está|están|hay(?! que)|debo .{0,80}\\?|muestra|muéstrame|dime|explica|busca|encuentra',
  pastWords:
    'ayer|anteayer|anoche|pasad[oa](?! mañana)|fue|fueron|fui|fuimos|era|eran|estaba|estuve|tuve|tuvo|tuvimos|hubo|hace (?=\\S+ (?:días|años|semanas|meses))|llegó|zarpó|murió|nació|empezó|terminó',
  cancellations: 'cancel(?:a|ar|ada|ado|amos)|anul(?:a|ar)|borra|elimina|aplaza|no (?!(?:me |te )?olvid)|ya no',
  hypotheticals: 'si|quizás?|tal vez|a lo mejor|imagina|supón|podría(?!s)|sería',
  textRequests:
    '(?:escribe|redacta|traduce|corrige|resume|inventa|imagina|haz como si|compón)(?:me)?|¿?(?:puedes|podrías) (?:escribir|redactar|traducir|corregir|resumir)(?:me)?|cómo se dice',
  otherPeople:
    'él|ella|ellos|ellas|(?:mi|mis|el|la|los|nuestro) (?:vecin[oa]s?|jef[ea]|colegas?|compañer[oa]s?|herman[oa]s?|amig[oa]s?|casero|casera|profesor[a]?)',
  openingHours: 'abre|abren|cierra|cierran|abierto|cerrado|horario',
  titlePrefixes:
    '¿|¡|(?:por favor|hola|oye|pues|y|vale)|(?:puedes|podrías) (?:añadir|agregar|poner|apuntar|anotar|programar|planificar|agendar|bloquear|reservar|recordarme)|recu[eé]rd(?:a|e)(?:me|nos)|avísame|despi[eé]rtame|no (?:me |te )?olvid(?:es|ar|e)(?: de)?|acu[eé]rdate de|(?:añade|agrega|pon|apunta|anota|programa|planifica|agenda|bloquea|reserva|organiza)(?:me)?|(?:tengo|tenemos) que|tengo|tenemos|debo|debemos|hay que|(?:de|que|para|el|la)(?= )|una?(?= )|nueva|tarea:|pendiente:',
  titleSuffixes:
    'por favor|el|la|las|a|de|para|antes|y|es|en mi (?:agenda|calendario)|al calendario|a mi lista.{0,20}|[?]',
};
