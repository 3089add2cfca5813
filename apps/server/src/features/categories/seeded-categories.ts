/** A category with a slug, by which the categoriser refers to it. */
export interface SeededCategory {
  slug: string;
  name: string;
  emoji: string;
  /** #rrggbb */
  color: string;
  description: string;
}

/** The category for conversations that fit no other category. */
export const OTHER_SLUG = 'other';

/** The categories of a new account. Their colors are about equally light. */
export const SEEDED_CATEGORIES: readonly SeededCategory[] = [
  {
    slug: 'education',
    name: 'Education',
    emoji: '🎓',
    color: '#5b7fd4',
    description: 'Learning, courses, languages, science and how things work',
  },
  {
    slug: 'work',
    name: 'Work',
    emoji: '💼',
    color: '#7a74cf',
    description: 'Jobs, projects, code, meetings and career',
  },
  {
    slug: 'health',
    name: 'Health',
    emoji: '🏥',
    color: '#d46a6a',
    description: 'Symptoms, doctors, sleep, medication and wellbeing',
  },
  {
    slug: 'fitness',
    name: 'Fitness',
    emoji: '💪',
    color: '#cf7a3c',
    description: 'Training, running, sports and workout plans',
  },
  {
    slug: 'finances',
    name: 'Finances',
    emoji: '💰',
    color: '#4f9a5d',
    description: 'Budgets, banking, taxes, investing and insurance',
  },
  {
    slug: 'family',
    name: 'Family',
    emoji: '👪',
    color: '#c9679b',
    description: 'Partner, children, parents, home and household',
  },
  {
    slug: 'friends',
    name: 'Friends',
    emoji: '🤝',
    color: '#b3892f',
    description: 'Friendships, parties, trips together and going out',
  },
  {
    slug: 'politics',
    name: 'Politics',
    emoji: '🏛️',
    color: '#4b93a8',
    description: 'Government, elections, law, policy and world affairs',
  },
  {
    slug: 'religion',
    name: 'Religion',
    emoji: '🙏',
    color: '#9a72c4',
    description: 'Faith, scripture, prayer, traditions and belief',
  },
  {
    slug: OTHER_SLUG,
    name: 'Other',
    emoji: '📁',
    color: '#7d828c',
    description: 'Everything that fits none of the other categories',
  },
];
