const EMPTY_HASH = 0x811c9dc5;

/**
 * FNV-1a of the UTF-16 units of a text: a signed whole number of 32 bits. With the hash of another text as `before`, the
 * hash of both texts together.
 */
export const textHash = (text: string, before: number = EMPTY_HASH): number => {
  let value = before;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
};

/** The bucket of a feature, below `buckets`, which is a power of two. */
export const bucketFor = (feature: string, buckets: number): number => bucketOfHash(textHash(feature), buckets);

/** The bucket of the feature with this hash. */
export const bucketOfHash = (hash: number, buckets: number): number => (hash ^ (hash >>> 15)) & (buckets - 1);
