import type { CommandWords } from './command-words.table.ts';

interface NewTasks {
  /** Tasks announced by their number, before a colon: 'three new tasks'. */
  heads: string;
  /** 'Create a task to', before the verb of the task. */
  create: string;
}

/** Words of commands that add tasks, by language: patterns for lower case without accents. */
export const NEW_TASKS: Readonly<Record<CommandWords['language'], NewTasks>> = {
  en: {
    heads:
      '(?:(?:\\d{1,2}|two|three|four|five|six|a (?:couple|few)(?: of)?|some|more|several) )?(?:(?:new|more|quick|extra) ){0,2}(?:tasks|to-?dos|chores)(?: for (?:me|today|tomorrow|this week))?|(?:(?:some|a few|more|a couple of|other|extra) ){0,2}(?:stuff|things|bits(?: and (?:bobs|pieces))?|items|jobs) (?:for|to go on|to put on) (?:my|the|our) (?:(?:to-?do|to do|task|chores?) )?list',
    create:
      '(?:create|add|make|set up|note(?: down)?|write down|jot down) (?:me )?(?:an? )?(?:new )?(?:task|to-?do) to(?= [a-z])',
  },
  nl: {
    heads:
      "(?:(?:\\d{1,2}|twee|drie|vier|vijf|zes|een paar|wat|nog wat|enkele) )?(?:(?:nieuwe|extra) )?(?:taken|klusjes|klussen|to-?do'?s)|(?:(?:wat|nog|nog wat|een paar|enkele) )?(?:dingen|spullen|zaken|punten|dingetjes) voor (?:op )?(?:mijn|m'n|mn|de|onze) (?:(?:to-?do|taken|klussen)[- ]?)lijst(?:je)?",
    create:
      '(?:maak|voeg|noteer) (?:me )?(?:even )?een (?:nieuwe )?(?:taak|klusje|to-?do)(?: aan| toe)?,? om(?= .{2,120} te )',
  },
  de: {
    heads:
      '(?:(?:\\d{1,2}|zwei|drei|vier|funf|sechs|ein paar|einige|mehrere|noch ein paar) )?(?:neue |weitere )?(?:aufgaben|to-?dos)|(?:(?:ein paar|noch|einige|mehr) ){0,2}(?:sachen|dinge|punkte|kram|zeug) (?:fur|auf) (?:meine|die|unsere) (?:(?:to-?do|aufgaben)[- ]?)liste',
    create:
      '(?:erstelle?|lege?|mache?|notiere?) (?:mir )?(?:bitte )?(?:eine )?(?:neue )?(?:aufgabe|to-?do)(?: an)?,? um(?= )',
  },
  fr: {
    heads:
      '(?:(?:\\d{1,2}|deux|trois|quatre|cinq|six|quelques|plusieurs) )?(?:nouvelles )?(?:taches|to-?dos)|(?:(?:des|quelques|encore des) )?(?:trucs|choses|elements) pour (?:ma|la|notre) (?:liste(?: de taches| de choses a faire)|to-?do(?:-?list)?)',
    create:
      "(?:cree[rz]?|ajoute[rz]?|fais|note[rz]?)(?:-moi)? une (?:nouvelle )?tache (?:pour|de|d')(?= ?(?:[a-z]+ ){0,2}[a-z']+(?:er|ir|re)(?![a-z]))",
  },
  es: {
    heads:
      '(?:(?:\\d{1,2}|dos|tres|cuatro|cinco|seis|unas|varias) )?(?:nuevas )?tareas(?: nuevas)?|(?:(?:unas|algunas|mas|varias) )?cosas para (?:mi|la|nuestra) lista(?: de (?:tareas|pendientes|cosas por hacer))',
    create:
      '(?:crear?|anad[ei]r?|agregar?|pon|apuntar?|anotar?)(?:me)? una (?:nueva )?tarea (?:para|de)(?= [a-z]+[aei]r(?:me|l[eoa]s?)?(?![a-z]))',
  },
  it: {
    heads:
      "(?:(?:\\d{1,2}|due|tre|quattro|cinque|sei|alcun[ie]|un paio di) )?(?:nuov[ie] )?(?:attivita|compiti|cose da fare)(?: nuov[ie])?|(?:(?:alcune|un po' di|altre) )?(?:cose|cosette|roba) per (?:la )?(?:mia |nostra )?(?:lista|elenco)(?: (?:di|delle) (?:attivita|cose da fare))",
    create:
      "(?:crea(?:re)?|aggiung(?:i|ere)|segna|annota|appunta)(?:mi)? (?:un'|una |un )(?:nuov[ao] )?(?:attivita|compito) (?:per|di)(?= [a-z]+r(?:e|mi|l[oaie])(?![a-z]))",
  },
  pt: {
    heads:
      '(?:(?:\\d{1,2}|duas|tres|quatro|cinco|seis|umas|algumas|varias) )?(?:novas )?tarefas(?: novas)?|(?:(?:umas|algumas|mais) )?coisas (?:para|pra) (?:a )?(?:minha |nossa )?lista(?: de (?:tarefas|afazeres))',
    create:
      '(?:cri(?:a|e|ar)|adicion(?:a|e|ar)|anot(?:a|e)|apont(?:a|e)|poe|faz)(?:-me)? (?:uma )?(?:nova )?tarefa (?:para|pra|pa|de)(?: eu)?(?= [a-z-]+[aei]r(?:-[a-z]+)?(?![a-z]))',
  },
};
