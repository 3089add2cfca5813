import type { Cues } from './cues.ts';

export const portuguese: Cues = {
  reminder:
    'lembr[ea][- ]me|me lembr[ea]|(?:pode|podes|poderia) (?:me )?lembrar|acorde?[- ]me|me acorde|avis[ea][- ]me|(?:põe|ponha|coloque) um (?:alarme|lembrete)|lembrete:',
  task: '(?:adicion[ea]|coloc[ae]|acrescent[ea]|coloque) .{1,80} (?:à|na|nas) (?:minha |minhas )?(?:lista|tarefas)|(?:nova )?tarefa:',
  schedule:
    '(?:adicion[ea]|marc[ae]|marque|agend[ae]|anot[ae]|coloc[ae]|coloque|reserv[ae]|bloqueie|bloqueia|planej[ea]|program[ae])(?:[- ]me)? .{2,}|(?:pode|podes|poderia) (?:adicionar|marcar|agendar|anotar|colocar|reservar|bloquear) .{2,}|nova consulta',
  duty: '(?:tenho|temos) (?:de|que)|preciso(?: de)?|precisamos(?: de)?|devo|devemos|é preciso',
  dontForget: 'não (?:se |te |me )?esque(?:ça|cas|cer)(?: de)?|lembr(?:ar|e-se) de',
  firstPerson:
    'eu|nós|me|nos|meu|minha|meus|minhas|noss[oa]s?|tenho|temos|vou|vamos|jantamos|almoçamos|saímos|chego|chegamos',
  eventNouns:
    'consulta|reunião|entrevista|chamada|ligação|almoço|jantar|café|brunch|voo|comboio|trem|festa|aniversário|casamento|funeral|aula|curso|exame|prova|jogo|treino|concerto|show|ensaio|visita|dentista|médico|fisioterapia|cabeleireiro|oficina|viagem|férias|mudança|entrega|apresentação|conferência|sessão|ioga|yoga|cinema|teatro|missa|vacina',
  scheduledVerbs:
    'casa-se|se casam?|apanhamos|pegamos|vem|vêm|chegam?|passam?|partem?|sai|saem|aterra|entregam?|começa',
  hasCompoundNouns: false,
  questionOpeners:
    'que|o que|quem|qual|quais|quando|onde|como|por que|porquê|quant[oa]s?|a que horas|é|são|há|mostre|diga|explique|procure',
  pastWords:
    'ontem|anteontem|passad[oa]|foi|foram|fui|fomos|era|eram|estava|tive|teve|tivemos|houve|há (?=\\S+ (?:dias|anos|semanas|meses))|nasceu|morreu',
  cancellations: 'cancel[ae]|apag[ae]|elimin[ae]|adi[ea]|desmarque|não (?!(?:se |te |me )?esque)',
  hypotheticals: 'se|talvez|imagine|suponha|poderia(?! (?:me|adic|marc|agend|anot|coloc))|seria',
  textRequests: '(?:escrev[ae]|redij[ae]|traduz[a]?|corrij[ae]|resum[ae]|invente|imagine|finja)|como se diz',
  otherPeople:
    '(?:ele|ela|eles|elas)|(?:o|a|os|as) (?:meu |minha |meus |minhas )?(?:vizinh[oa]s?|chefe|colegas?|irmã[o]?|amig[oa]s?)|(?:meu|minha) (?:vizinh[oa]|chefe|colega|irmã[o]?|amig[oa])',
  openingHours: 'abre|abrem|fecha|fecham|aberto|fechado|horário',
  titlePrefixes:
    '(?:por favor|olá|oi|então|e|ok)|(?:pode|podes|poderia) (?:me )?(?:adicionar|marcar|agendar|anotar|colocar|reservar|bloquear|lembrar)|lembr[ea][- ]me|me lembr[ea]|acorde?[- ]me|avis[ea][- ]me|não (?:se |te |me )?esque(?:ça|cas|cer)(?: de)?|(?:adicion[ea]|marc[ae]|marque|agend[ae]|anot[ae]|coloc[ae]|coloque|reserv[ae]|bloqueie|planej[ea])|(?:tenho|temos) (?:de|que)|tenho|temos|preciso(?: de)?|precisamos(?: de)?|devo|devemos|(?:de|que|para|na|no)(?= )|uma?(?= )|nova|tarefa:',
  titleSuffixes: 'por favor|o|a|na|no|às|de|até|para|e|é|na agenda|no calendário',
};
