import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, versionHeaders } from './primitives.ts';

/** Coordinates are whole numbers from 0 to this, on both axes; x grows to the right, y downwards. */
export const ARCHIVE_MAP_SIZE = 10_000;

/** An archive with fewer conversations has no map, because so few points show nothing. */
export const ARCHIVE_MAP_MIN_CONVERSATIONS = 20;

/** Titles are cut after this many characters. */
export const ARCHIVE_MAP_TITLE_LENGTH = 120;

const Coordinate = z.int().check(z.gte(0), z.lte(ARCHIVE_MAP_SIZE));

/** A part of the map that is mostly about one subject. Its position and radius are in the units of the map. */
export const ArchiveMapRegion = z.object({
  name: z.string(),
  x: Coordinate,
  y: Coordinate,
  radius: Count,
  /** Conversations about the subject in this part. */
  conversations: Count,
});
export type ArchiveMapRegion = z.output<typeof ArchiveMapRegion>;

/**
 * Conversations as points; conversations about similar subjects are near each other. Column by column, because one
 * object per conversation would be three times as long: the lists from `ids` to `category` have one entry for each
 * point, latest conversation first.
 */
export const ArchiveMap = z.object({
  /** Conversations that are neither archived nor in the trash, including those that are not on the map yet. */
  conversations: Count,
  /** Whether coordinates are still being computed; the points are then those of the last map, or none. */
  isComputing: z.boolean(),
  ids: z.array(Id),
  titles: z.array(z.string()),
  /** When each conversation was started, in seconds since 1970. */
  startedAt: z.array(z.int()),
  x: z.array(Coordinate),
  y: z.array(Coordinate),
  /** The index of each conversation's category in `categoryIds`. */
  category: z.array(Count),
  /** The categories that occur, most frequent first. */
  categoryIds: z.array(Id),
  /** Only parts in which one subject makes up most conversations, the clearest part first. */
  regions: z.array(ArchiveMapRegion),
});
export type ArchiveMap = z.output<typeof ArchiveMap>;

export const getArchiveMap = endpoint({
  method: 'GET',
  path: '/api/archive/map',
  access: 'user',
  summary:
    'The conversations as points on a map by meaning, with names of dense parts. The coordinates are computed in the background.',
  response: ArchiveMap,
  responseHeaders: versionHeaders,
  errors: [],
});
