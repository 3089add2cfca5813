/** FNV-1a of the UTF-16 units of a text: a signed whole number of 32 bits. */
export const textHash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
};

/** The bucket of a feature, below `buckets`, which is a power of two. */
export const bucketFor = (feature: string, buckets: number): number => {
  const value = textHash(feature);
  return (value ^ (value >>> 15)) & (buckets - 1);
};
