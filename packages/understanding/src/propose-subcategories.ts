import { companiesIn } from './companies.ts';
import { FIRST_NAMES } from './subjects/first-names.table.ts';
import { mostFrequentOf } from './subjects/mention.ts';
import { detectLanguage } from './text/language.ts';
import { plainWordsOf } from './text/plain-words.ts';
import { centreAll, clusterVectors } from './topics/cluster.ts';
import { recurringNames } from './topics/recurring-names.ts';
import { themeOf } from './topics/themes.ts';
import { documentFrequencies, termsOf, termVectors } from './topics/terms.ts';
import { nameTopic } from './topics/topic-name.ts';

/** A conversation of one category. */
export interface TopicConversation {
  id: string;
  title: string;
  /** The user's first questions. */
  openers: readonly string[];
  /** The first reply, of which only the beginning is read. */
  reply?: string;
  /** An embedding; used if every conversation of the call has one. All have the same length. */
  vector?: Float32Array | undefined;
}

export interface SubcategoryProposal {
  name: string;
  type: 'company' | 'topic';
  /** Ids of the conversations in the group, in the order given. */
  memberIds: string[];
}

export interface ProposalOptions {
  /** Names not to propose: of the category, of existing subcategories, of declined ones. */
  excludedNames?: readonly string[];
  /** Maximum number of proposals; 6 if absent. */
  limit?: number;
}

/** Minimum number of conversations in a group. */
const MIN_MEMBERS = 3;
/** Maximum number of conversations read; the time grows with them. */
const MAX_CONVERSATIONS = 600;
const CONVERSATIONS_PER_GROUP = 10;
const MAX_GROUPS = 14;
/** Minimum share of a group's conversations that must have a term for the term to name the group. */
const MIN_TERM_SHARE = 0.4;
/** Maximum share of all conversations that a group may have: a larger group would hardly divide them. */
const MAX_SHARE = 0.7;
/** The same for a theme, such as 'Running' in Fitness. */
const MAX_THEME_SHARE = 0.9;
/** The score of a pair of words is multiplied by this: a pair makes a better name than one word. */
const PAIR_BONUS = 1.5;
/** Minimum number of conversations about parents, which many conversations mention without being about them. */
const MIN_ABOUT_PARENT = 4;

const textOf = ({ title, openers }: TopicConversation): string => [title, ...openers.slice(0, 2)].join('\n');

/** The words of the first question, or of the title if there is none: the same for conversations that ask the same. */
const questionIn = ({ title, openers }: TopicConversation): string => plainWordsOf(openers[0] ?? title).join(' ');

/** Whether a name begins with a first name: 'Dana' in 'Interview with Dana' is not a company. */
const beginsWithFirstName = (name: string): boolean => FIRST_NAMES.has(plainWordsOf(name)[0] ?? '');

const companyProposals = (conversations: readonly TopicConversation[]): SubcategoryProposal[] => {
  const namesByKey = new Map<string, string>();
  for (const conversation of conversations) {
    for (const name of companiesIn(textOf(conversation)))
      if (!beginsWithFirstName(name) && !namesByKey.has(name.toLowerCase())) namesByKey.set(name.toLowerCase(), name);
  }
  return [...namesByKey.values()].flatMap((name) => {
    // A name recognised as a company in one conversation counts wherever it occurs.
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
      'u',
    );
    const memberIds = conversations.filter((conversation) => pattern.test(textOf(conversation))).map(({ id }) => id);
    return memberIds.length >= MIN_MEMBERS ? [{ name, type: 'company' as const, memberIds }] : [];
  });
};

interface Group {
  conversations: TopicConversation[];
  terms: ReadonlyMap<string, string>[];
}

/** The most distinctive term of the group that can be a name, and the name made of it; undefined if there is none. */
const nameOfGroup = (group: Group, frequencies: ReadonlyMap<string, number>, total: number) => {
  const inside = documentFrequencies(group.terms);
  const ranked = [...inside]
    .filter(([, count]) => count >= MIN_MEMBERS && count / group.terms.length >= MIN_TERM_SHARE)
    .map(([term, count]) => {
      const rarity = Math.log(1 + total / (frequencies.get(term) ?? 1));
      return { term, score: (count / group.terms.length) * rarity * (term.includes(' ') ? PAIR_BONUS : 1) };
    })
    .toSorted((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1));
  for (const { term } of ranked) {
    const name = nameOfTerm(term, group);
    if (name !== undefined) return { term, name };
  }
  return undefined;
};

const nameOfTerm = (term: string, { terms, conversations }: Group): string | undefined => {
  const withTerm = conversations.filter((_, index) => terms[index]?.has(term));
  const languages = withTerm.map((conversation) => detectLanguage(textOf(conversation)));
  return nameTopic({
    wordings: terms.flatMap((one) => one.get(term) ?? []),
    sentences: withTerm.flatMap(({ openers }) => openers.slice(0, 2)),
    hasCompounds: languages.filter((language) => language === 'de' || language === 'nl').length * 2 > languages.length,
  });
};

const topicProposals = (conversations: readonly TopicConversation[]): SubcategoryProposal[] => {
  if (conversations.length < MIN_MEMBERS * 2) return [];
  const terms = conversations.map(termsOf);
  const frequencies = documentFrequencies(terms);
  const embeddings = conversations.flatMap(({ vector }) => (vector === undefined ? [] : [vector]));
  const vectors = centreAll(embeddings.length === conversations.length ? embeddings : termVectors(terms));
  const count = Math.max(2, Math.min(MAX_GROUPS, Math.round(conversations.length / CONVERSATIONS_PER_GROUP) + 1));
  const assignments = clusterVectors(vectors, count);
  const groups = Array.from({ length: count }, (): Group => ({ conversations: [], terms: [] }));
  for (const [index, conversation] of conversations.entries()) {
    const group = groups[assignments[index]?.group ?? 0];
    group?.conversations.push(conversation);
    group?.terms.push(terms[index] ?? new Map());
  }
  return groups.flatMap((group) => {
    const found = nameOfGroup(group, frequencies, conversations.length);
    if (found === undefined) return [];
    const { term, name } = found;
    // Every conversation with the term belongs to the proposal, whatever its cluster.
    const memberIds = conversations.filter((_, index) => terms[index]?.has(term)).map(({ id }) => id);
    return [{ name, type: 'topic' as const, memberIds }];
  });
};

/** Whether either name contains the other: 'Mortgage' is not proposed if 'Mortgage refinance' was declined. */
const isPartOfOther = (a: string, b: string): boolean => {
  const [first, second] = [` ${a.toLowerCase()} `, ` ${b.toLowerCase()} `];
  return first.includes(second) || second.includes(first);
};

/** Topics that several titles name, however different the conversations are otherwise. */
const titleProposals = (conversations: readonly TopicConversation[]): SubcategoryProposal[] => {
  const group = {
    conversations: [...conversations],
    terms: conversations.map(({ title }) => termsOf({ title, openers: [] })),
  };
  const frequent = [...documentFrequencies(group.terms)].filter(([, count]) => count >= MIN_MEMBERS);
  return frequent.flatMap(([term]) => {
    const name = nameOfTerm(term, group);
    const memberIds = conversations.filter((_, index) => group.terms[index]?.has(term)).map(({ id }) => id);
    return name === undefined ? [] : [{ name, type: 'topic' as const, memberIds }];
  });
};

/** Ready-made themes, such as 'Garden' or 'Half marathon': the conversations of a theme need not share a word. */
const themeProposals = (
  conversations: readonly TopicConversation[],
  excludedNames: readonly string[],
): SubcategoryProposal[] => {
  // With an existing or declined 'Tax return', 'Taxes' is not proposed.
  const known = new Set(excludedNames.map((title) => themeOf({ title, openers: [] })?.theme));
  const found = conversations.flatMap((conversation) => {
    const theme = themeOf(conversation);
    return theme === undefined || known.has(theme.theme) ? [] : [{ ...theme, id: conversation.id }];
  });
  return [...Map.groupBy(found, ({ theme }) => theme).values()].flatMap((members) => {
    if (members.some(({ isMotherOrFather }) => isMotherOrFather) && members.length < MIN_ABOUT_PARENT) return [];
    // A person who writes in two languages gets the name in the more frequent one.
    const name = mostFrequentOf(members.map((one) => one.name));
    return [{ name, type: 'topic' as const, memberIds: members.map(({ id }) => id) }];
  });
};

/**
 * Possible subcategories of a category: companies named in several conversations, and topics found by clustering
 * (k-means on embeddings if given, otherwise on TF-IDF), by words that titles share, and by themes. A cluster is named by
 * its most distinctive term that makes a good name; without such a term it is not proposed. A conversation is in at most
 * one proposal, and the conversations of a proposal ask at least three different questions. Largest first; pure,
 * seeded, deterministic; reads the first 600 conversations.
 */
export const proposeSubcategories = (
  conversations: readonly TopicConversation[],
  { excludedNames = [], limit = 6 }: ProposalOptions = {},
): SubcategoryProposal[] => {
  const considered = conversations.slice(0, MAX_CONVERSATIONS);
  const unavailableNames = new Set(excludedNames.map((name) => name.toLowerCase()));
  const questions = new Map(considered.map((conversation) => [conversation.id, questionIn(conversation)]));
  const assigned = new Set<string>();
  const proposals: SubcategoryProposal[] = [];
  const addProposals = (found: readonly SubcategoryProposal[], maxShare = MAX_SHARE): void => {
    for (const proposal of found.toSorted(
      (a, b) => b.memberIds.length - a.memberIds.length || (a.name < b.name ? -1 : 1),
    )) {
      const memberIds = proposal.memberIds.filter((id) => !assigned.has(id));
      const isTaken = [...unavailableNames].some((name) => isPartOfOther(name, proposal.name));
      // The same question asked three times is not a subject.
      const questionCount = new Set(memberIds.map((id) => questions.get(id))).size;
      if (questionCount < MIN_MEMBERS || isTaken) continue;
      if (memberIds.length > considered.length * maxShare) continue;
      unavailableNames.add(proposal.name.toLowerCase());
      for (const id of memberIds) assigned.add(id);
      proposals.push({ ...proposal, memberIds });
    }
  };
  const remaining = () => considered.filter(({ id }) => !assigned.has(id));
  addProposals(companyProposals(considered));
  addProposals(recurringNames(remaining()).map((one) => ({ ...one, type: 'topic' as const })));
  addProposals(topicProposals(remaining()));
  addProposals(titleProposals(remaining()));
  addProposals(themeProposals(remaining(), excludedNames), MAX_THEME_SHARE);
  return proposals.toSorted((a, b) => b.memberIds.length - a.memberIds.length).slice(0, limit);
};
