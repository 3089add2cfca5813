import { companiesIn } from './companies.ts';
import { centreAll, clusterVectors } from './topics/cluster.ts';
import { documentFrequencies, termsOf, termVectors } from './topics/terms.ts';

/** A conversation of one category. */
export interface TopicDocument {
  id: string;
  title: string;
  /** The user's first questions. */
  openers: readonly string[];
  /** An embedding, if there is one; in one call all have the same length, or none has one. */
  vector?: Float32Array | undefined;
}

export interface SubcategoryProposal {
  name: string;
  type: 'company' | 'topic';
  /** Ids of the documents in the group, in the order given. */
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
/** Maximum number of documents read; the time grows with them. */
const MAX_DOCUMENTS = 600;
const DOCUMENTS_PER_GROUP = 10;
const MAX_GROUPS = 14;
/** Minimum share of a group's documents that must have a term for the term to name the group. */
const MIN_TERM_SHARE = 0.4;
/** A pair of words makes a better name than one word. */
const PAIR_BONUS = 1.5;

const textOf = ({ title, openers }: TopicDocument): string => [title, ...openers.slice(0, 2)].join('\n');

const capitalised = (name: string): string => name.slice(0, 1).toLocaleUpperCase('en') + name.slice(1);

const companyProposals = (documents: readonly TopicDocument[]): SubcategoryProposal[] => {
  const namesByKey = new Map<string, string>();
  for (const document of documents) {
    for (const name of companiesIn(textOf(document)))
      if (!namesByKey.has(name.toLowerCase())) namesByKey.set(name.toLowerCase(), name);
  }
  return [...namesByKey.values()].flatMap((name) => {
    // A name recognised as a company in one conversation counts wherever it occurs.
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
      'u',
    );
    const memberIds = documents.filter((document) => pattern.test(textOf(document))).map(({ id }) => id);
    return memberIds.length >= MIN_MEMBERS ? [{ name, type: 'company' as const, memberIds }] : [];
  });
};

interface Group {
  documents: TopicDocument[];
  terms: ReadonlyMap<string, string>[];
}

/** The term that best distinguishes a group from the others; undefined if no term is frequent enough in the group. */
const distinctiveTerm = (group: Group, frequencies: ReadonlyMap<string, number>, total: number) => {
  const inside = documentFrequencies(group.terms);
  let best: { term: string; score: number } | undefined;
  for (const [term, count] of inside) {
    if (count < MIN_MEMBERS || count / group.terms.length < MIN_TERM_SHARE) continue;
    const share = count / group.terms.length;
    const rarity = Math.log(1 + total / (frequencies.get(term) ?? 1));
    const score = share * rarity * (term.includes(' ') ? PAIR_BONUS : 1);
    if (best === undefined || score > best.score || (score === best.score && term < best.term)) best = { term, score };
  }
  return best?.term;
};

/** The most common spelling of a term in a group. */
const commonSpelling = (term: string, group: Group): string => {
  const spellings = new Map<string, number>();
  for (const terms of group.terms) {
    const spelling = terms.get(term);
    if (spelling !== undefined) spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
  }
  const [spelling = term] = [...spellings].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0] ?? [];
  return spelling;
};

const topicProposals = (documents: readonly TopicDocument[]): SubcategoryProposal[] => {
  if (documents.length < MIN_MEMBERS * 2) return [];
  const terms = documents.map((document) => termsOf(textOf(document)));
  const frequencies = documentFrequencies(terms);
  const embeddings = documents.flatMap(({ vector }) => (vector === undefined ? [] : [vector]));
  const vectors = centreAll(embeddings.length === documents.length ? embeddings : termVectors(terms));
  const count = Math.max(2, Math.min(MAX_GROUPS, Math.round(documents.length / DOCUMENTS_PER_GROUP) + 1));
  const assignments = clusterVectors(vectors, count);
  const groups = Array.from({ length: count }, (): Group => ({ documents: [], terms: [] }));
  for (const [index, document] of documents.entries()) {
    const group = groups[assignments[index]?.group ?? 0];
    group?.documents.push(document);
    group?.terms.push(terms[index] ?? new Map());
  }
  return groups.flatMap((group) => {
    const term = distinctiveTerm(group, frequencies, documents.length);
    if (term === undefined) return [];
    const name = capitalised(commonSpelling(term, group));
    // Every document with the term belongs to the proposal, whatever its cluster.
    const memberIds = documents.filter((_, index) => terms[index]?.has(term)).map(({ id }) => id);
    return [{ name, type: 'topic' as const, memberIds }];
  });
};

/**
 * Possible subcategories of a category: companies named in several conversations, and topics found by clustering
 * (k-means on embeddings if given, otherwise on TF-IDF), each named by its most distinctive term. A conversation is in
 * at most one proposal. Largest first; pure, seeded, deterministic; reads the first 600 documents.
 */
export const proposeSubcategories = (
  documents: readonly TopicDocument[],
  { excludedNames = [], limit = 6 }: ProposalOptions = {},
): SubcategoryProposal[] => {
  const considered = documents.slice(0, MAX_DOCUMENTS);
  const unavailableNames = new Set(excludedNames.map((name) => name.toLowerCase()));
  const assigned = new Set<string>();
  const proposals: SubcategoryProposal[] = [];
  const addProposals = (found: readonly SubcategoryProposal[]): void => {
    for (const proposal of found.toSorted(
      (a, b) => b.memberIds.length - a.memberIds.length || (a.name < b.name ? -1 : 1),
    )) {
      const memberIds = proposal.memberIds.filter((id) => !assigned.has(id));
      if (memberIds.length < MIN_MEMBERS || unavailableNames.has(proposal.name.toLowerCase())) continue;
      // A group with nearly every document does not divide anything.
      if (memberIds.length > considered.length * 0.7) continue;
      unavailableNames.add(proposal.name.toLowerCase());
      for (const id of memberIds) assigned.add(id);
      proposals.push({ ...proposal, memberIds });
    }
  };
  addProposals(companyProposals(considered));
  addProposals(topicProposals(considered.filter(({ id }) => !assigned.has(id))));
  return proposals.toSorted((a, b) => b.memberIds.length - a.memberIds.length).slice(0, limit);
};
