const MAX_WORDS = 14;

/** Where a thing has been named and another clause begins. */
const CLAUSE_END =
  /[.;!?:]|\s[-–—]\s|\(|\s,|,\s*(?:and|but|so|because|which|who|can|could|what|how|is|are|do|does|would|should|please|where|when|if|or|i|it|to|any)\b|\s(?:do|can|could|would|should|is|are|what) (?:i|you|we|it|there|if|the)\b|\s(?:but|because|so that|so|though|although|which|if|what|how|where|please|since|unless|and (?:i|we|would|want|need|was|am|also|have|then|how|what))\b/i;

const DANGLING =
  /[\s,]+(?:a|an|the|to|of|for|in|on|at|by|with|from|and|or|as|that|this|my|your|some|any|about|into|more|very|really|just|also|too|i|we|is|are|was)$/i;

/** What a sentence goes on to name: its first clause, at most 14 words, without an ending that hangs in the air. Undefined when that is fewer than `least` words. */
export const nameThing = (rest: string, least: number = 2): string | undefined => {
  const trimmed = rest.replace(/^[\s,:–-]+/, '');
  const end = CLAUSE_END.exec(trimmed);
  const clause = (end === null || end.index < 4 ? trimmed : trimmed.slice(0, end.index)).replaceAll(/\s+/g, ' ');
  let thing = clause.split(' ').slice(0, MAX_WORDS).join(' ').trim();
  for (let round = 0; round < 3; round += 1) thing = thing.replace(DANGLING, '');
  thing = thing.replace(/[\s.,;:!?"'*_]+$/, '').replaceAll(/[*_"]/g, '');
  return thing === '' || thing.split(' ').length < least ? undefined : thing;
};
