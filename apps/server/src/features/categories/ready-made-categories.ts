import type { SeededCategory } from './seeded-categories.ts';

/** Categories that are offered when enough conversations are about an everyday subject. */
export const READY_MADE_CATEGORIES: readonly SeededCategory[] = [
  {
    slug: 'home',
    name: 'Home',
    emoji: '🏡',
    color: '#6f9440',
    description: 'Garden, pets, cleaning, repairs and moving house',
  },
  {
    slug: 'food',
    name: 'Food',
    emoji: '🍲',
    color: '#c97b2f',
    description: 'Recipes, cooking, baking and restaurants',
  },
  {
    slug: 'travel',
    name: 'Travel',
    emoji: '✈️',
    color: '#3f92c4',
    description: 'Trips, flights, hotels and places to see',
  },
  {
    slug: 'entertainment',
    name: 'Entertainment',
    emoji: '🎬',
    color: '#b565b0',
    description: 'Films, music, games, stories and hobbies',
  },
  {
    slug: 'technology',
    name: 'Technology',
    emoji: '💻',
    color: '#5a8792',
    description: 'Phones, computers, apps and everyday devices',
  },
];
