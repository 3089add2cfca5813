import type { Lexicon } from './lexicon.ts';
import { isOwed, PATTERNS } from './english-patterns.ts';
import { toSecondPerson } from './second-person.ts';

export const english: Lexicon = {
  language: 'en',
  worthReading:
    /\b(?:i|we|my|me)\b.{0,60}\b(?:plan|hop|goal|decid|work|writ|build|learn|train|stud|sav|want|like|love|wish|think|consider|going|about|look|try|trying|mean|prepar|promis|agree|told|said|commit|have to|need|must|should|gotta|ought|worr|anxious|stress|nervous|scared|afraid|overwhelm|burn|exhaust|frustrat|depress|lonely|hopeless|insecure|panic|struggl|drain|can't|cannot|can|keep|know|finish|publish|complet|launch|submit|moved|bought|booked|sent|called|paid|passed|quit|got|released|sold|started|made|aim|intend|organi|design|draft|develop)|\b(?:habit|routine)s?\b|\b(?:thinking (?:of|about)|planning (?:to|on)|hoping to|training for|saving up|stressed|worried|anxious|lonely|exhausted|overwhelmed)\b|\b(?:wake|quit|stop|consistent|sleep better)\b/i,
  negations: /\b(?:don't|do not|didn't|never|no longer|not) (?:really )?(?:want|plan|need|intend|have to|like)\b/i,
  questions:
    /^(?:[A-Z]: )?(?:(?:and|so|but|ok(?:ay)?|hi|hello),? )*(?:what|which|who|whose|when|where|why|how much|how many|is|are|am|does|do|did|can|could|should|will|would|shall|have i|list|show|tell|recite)\b|\b(?:if|suppose|imagine|assuming|let's say|say) (?:that )?(?:i|we) (?:want|wanted|decide|plan|am|try|need|have)/i,
  acceptsQuestion: (kind) => kind === 'habit',
  requestMarkers:
    /\b(?:summari[sz]e|translate|rewrite|re-?write|proofread|rephrase|paraphrase|shorten|correct|edit|improve|polish|analy[sz]e|review|critique|feedback|grade|continue|following|below|pasted?|attached|here(?:'s| is| are))\b/i,
  fictionOpeners:
    /^\s*(?:(?:please |can you |could you |i want you to |i need you to |let's )?(?:act|pretend|imagine|role-?play|play|write|draft|compose|generate|create|give me|translate|continue)\b|you (?:are|will be|'re)\b|as an? \w+,? you\b)/i,
  clauseEnd:
    /[;!?]|(?<!\b(?:st|mr|mrs|ms|dr|prof))\.(?!\d)|:(?!\d)|\s[-–—]\s|\(|\s,|,\s*(?:and|but|so|because|which|who|remind|explain|write|draft|give|help|suggest|make|show|tell|can|could|what|how|is|are|do|does|would|should|please|where|when|if|or|i|it|to|any)\b|\s(?:do|can|could|would|should|is|are|what) (?:i|you|we|it|there|if|the)\b|\s(?:but|because|so that|so|though|although|which|if|what|how|where|please|since|unless|and (?:i|we|would|want|need|was|am|also|have|then|how|what))\b/i,
  danglingWords:
    /[\s,]+(?:a|an|the|to|of|for|in|on|at|by|with|from|and|or|as|that|this|my|your|some|any|about|into|more|very|really|just|also|too|i|we|is|are|was)$/i,
  patterns: PATTERNS,
  isOwed: (matched, thing) => /promis|told|said|agreed|vow|pledg|swore|commit/i.test(matched) || isOwed(thing),
  toSecondPerson,
};
