import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readUserVersion } from '#db/user-version.ts';
import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';

export interface VersionTags {
  /**
   * Sets the ETag of a polled list and returns whether the client's copy is current: then the response is 304 and the
   * list is not read. The version is read before the list, so a tag is never newer than its list.
   */
  setEtagAndCompare(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

/**
 * The ETag is a hash of the user and their version, the path and query, and two things that can change a response
 * without a change of the user's rows: the local day (of a goal's pace, the cards due and default time ranges), and the
 * build (of the shape of responses).
 */
export function createVersionTags({
  db,
  clock,
  buildId,
}: {
  db: Database;
  clock: Clock;
  buildId: string;
}): VersionTags {
  return {
    setEtagAndCompare: async (request, reply) => {
      const userId = request.session?.userId ?? '';
      const version = request.session?.userVersion ?? (userId === '' ? 0 : await readUserVersion(db, userId));
      const day = localDay(clock.now(), request.session?.timeZone ?? 'UTC');
      const input = [userId, version, day, request.url, buildId].join('\n');
      // Weak, because compression changes the bytes but not the content.
      const tag = `W/"${hash('sha256', input, 'base64url').slice(0, 27)}"`;
      reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'authorization, cookie');
      return hasTag(request.headers['if-none-match'], tag);
    },
  };
}

function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaqueTag = tag.replace(/^W\//, '');
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaqueTag);
}
