import type { PlanReplies } from '../english/plans.ts';
import { capitalised, joined } from '../sentence-parts.ts';

const NO_REMINDERS = 'Não tens lembretes pendentes.';
const reminders = (count: number): string => (count === 1 ? 'um lembrete pendente' : `${count} lembretes pendentes`);
const events = (count: number): string => (count === 1 ? 'um compromisso' : `${count} compromissos`);

export const plans: PlanReplies = {
  proposal: {
    event: 'Posso adicionar isto à tua agenda.',
    reminder: 'Posso lembrar-te disto.',
    task: 'Posso adicionar isto às tuas tarefas.',
  },
  proposedTasks: (count) => `Posso adicionar estas ${count} tarefas.`,
  proposedBoth: 'Posso adicionar as duas coisas.',
  nothingProposed:
    'Esta conversa é temporária, e a partir dela não se planeia nada. Escolhe Keep, ou pede outra vez noutra conversa.',
  askForTime: 'Quando é? Responde com um dia ou uma hora, ou indica a hora na sugestão.',
  noTimeFound:
    'Percebi que queres planear alguma coisa, mas não encontrei nenhuma data. Acrescenta um dia ou uma hora, por exemplo «Dentista na terça-feira às 15:00».',
  cardChanged: 'Alterei a sugestão:',
  cardKept: 'A sugestão já diz isso:',
  cardDropped: (title) => `A sugestão «${title}» fica sem efeito.`,

  eventLine: (when, title) => `${when}: ${title}`,
  planned: (span) => `${joined('Na tua agenda', span)}:`,
  nothingPlanned: (span, words) =>
    words === ''
      ? `${joined('Não tens nada na tua agenda', span)}.`
      : `${joined(`Não tens nada sobre «${words}» na tua agenda`, span)}.`,
  alsoReminders: 'Lembretes:',
  alsoDue: 'Por terminar:',
  timeUntil: (line, distance) => `${capitalised(line)} (${distance}).`,
  thatIsAll: (span) => `${joined('É tudo', span)}.`,
  comesNext: 'Depois:',
  otherTasks: 'Tarefas ainda por fazer:',
  foundPlans: 'Encontrado nas tuas conversas, ainda não aceite:',
  notFreeThen: 'Nessa altura não estás livre.',
  alsoThatDay: 'Nesse dia:',
  noTaskReported: 'Não encontrei nenhuma tarefa por fazer que fique feita com isso.',
  gaps: (span) => `Estás livre ${span}:`,
  gapLine: (day, from, to) => `- ${day}, das ${from} às ${to}`,
  noFreeTime: (minutes, span) => `Não tens ${minutes} minutos livres seguidos entre as 8:00 e as 20:00 ${span}.`,

  eventsInPeriod: (count, span) => `${count === 0 ? 'Nenhum compromisso' : capitalised(events(count))} ${span}.`,
  countedEvents: (count, { subject, place, span }) => {
    const counted = count === 0 ? 'Não tens nenhum compromisso' : `Tens ${events(count)}`;
    return `${joined(counted, subject === '' ? '' : `sobre «${subject}»`, place, span)}.`;
  },
  eventHours: (length, count, span) =>
    `${count === 0 ? 'Nenhum compromisso' : capitalised(events(count))} ${span}, ${length} no total.`,
  eventBySize: (order, line, length) =>
    `O teu compromisso mais ${order === 'longest' ? 'longo' : 'curto'}: ${line} (${length}).`,
  equallyLongEvents: ({ same, all }, order, { length, span }) =>
    same === all
      ? `Os teus ${all} compromissos ${span} têm a mesma duração: ${length} cada um.`
      : `${same} dos teus ${all} compromissos ${span} são os mais ${order === 'longest' ? 'longos' : 'curtos'}: ${length} cada um.`,
  reviewedEvents: (count, span) => `Havia ${events(count)} na tua agenda ${span}:`,
  oneEvent: (kind, line, distance) => {
    const start = { next: 'O teu próximo compromisso', last: 'O teu último compromisso', further: 'O seguinte' }[kind];
    return `${start}: ${line} (${distance})`;
  },
  noEvent: (kind) =>
    kind === 'last'
      ? 'Não há nenhum compromisso passado na tua agenda.'
      : 'Não há nenhum compromisso próximo na tua agenda.',

  noReminders: NO_REMINDERS,
  comingReminders: 'Os teus lembretes pendentes:',
  remindersIn: (count, span) =>
    count === 0 ? `Não tens lembretes pendentes ${span}.` : `Tens ${reminders(count)} ${span}:`,
  countedReminders: (count) => (count === 0 ? NO_REMINDERS : `Tens ${reminders(count)}.`),
  remindersAbout: (count, subject) =>
    `${count === 0 ? 'Não tens lembretes pendentes' : `Tens ${reminders(count)}`} sobre «${subject}».`,

  askWhichToChange: (span) =>
    `Diz-me qual queres alterar e como, ou abre a [agenda](/schedule). ${joined('Na tua agenda', span)}:`,
  askWhichReminderToChange:
    'Diz-me qual queres alterar e como, ou abre os [lembretes](/reminders). Lembretes pendentes:',
  nothingChanged: 'Não se alterou nada.',
  plan: (title, { at, due }) => `**${title}**${at === '' ? '' : `, ${at}`}${due === '' ? '' : `, até ${due}`}`,
  shallCancel: (plan) => `Cancelo isto? ${plan}. Pode ser restaurado a partir do [lixo](/trash).`,
  shallMove: (plan, to) => `Mudo isto? ${plan} → **${to}**.`,
  shallFinish: (plan) => `Marco isto como feito? ${plan}.`,
  shallUndate: (plan) => `Retiro o dia desta tarefa? ${plan}.`,
  repeatNeedsDay: (title) =>
    `«${title}» repete-se e por isso precisa de um dia. Cancela a tarefa se já não for precisa.`,
  undated: (title) => `«${title}» não tem agora um dia certo.`,
  onlyThisOne: 'Só desta vez; o resto da série fica como está.',
  cancelled: (title) => `Cancelei «${title}». Podes restaurá-lo a partir do [lixo](/trash).`,
  planMoved: (title, to) => `Mudei «${title}» para ${to}.`,
  finished: (title) => `Marquei «${title}» como feito.`,
  alreadyFinished: (title) => `«${title}» já está marcado como feito.`,
  whichPlan: 'Há vários que podem ser. Responde com o título e o dia daquele que queres:',
  nothingToChange: (words) =>
    words === ''
      ? 'Não encontrei nada que corresponda. Diz-me o nome, por exemplo «Cancela a minha consulta no dentista».'
      : `Não encontrei nada sobre «${words}» entre os teus compromissos, lembretes e tarefas.`,
  onlyFollowed: (title) => `«${title}» vem de um calendário que segues. Só pode ser alterado lá.`,
  alreadyAtThatTime: (title) => `«${title}» já está marcado para essa hora.`,
  inThePast: (time) => `${capitalised(time)} já passou. Diz-me um momento posterior.`,
};
