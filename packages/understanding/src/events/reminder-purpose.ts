/** 'Would you mind setting a reminder for the 30th so I cancel the gym': the day and what the reminder is for. */
const WITH_PURPOSE =
  /^(?:(?:please|hey|hi|ok|can you|could you|would you|do you think you could|any chance you could|would you mind|do you mind|possibly|maybe)[, ]+){0,3}(?:set(?:ting)?|add(?:ing)?|creat(?:e|ing)|mak(?:e|ing)|putt?(?:ing)?)(?: up| in)?(?: me| us)? (?:an?|another) (?:\w+ )?(?:reminder|alert)\b(?<when>[^,;:.!?]{0,40}?),? so (?:that )?(?:i|we)(?<what> .{3,160})$/i;
const NOT_TO_FORGET = /^ (?:don'?t|do not|won'?t) (?:forget|miss)(?<to> to(?= ))?/i;
const FOR_DAY_OF_MONTH = /^ for (?=the \d{1,2}(?:st|nd|rd|th))/i;

/** The sentence as 'remind me on the 30th to cancel the gym'; any other sentence is returned unchanged. */
export const withPurposeAsSubject = (sentence: string): string => {
  const { when, what } = WITH_PURPOSE.exec(sentence)?.groups ?? {};
  if (when === undefined || what === undefined) return sentence;
  const notToForget = NOT_TO_FORGET.exec(what);
  const subject = notToForget === null ? what : what.slice(notToForget[0].length);
  const link = notToForget === null || notToForget.groups?.['to'] !== undefined ? 'to' : 'about';
  return `remind me${when.replace(FOR_DAY_OF_MONTH, ' on ')} ${link}${subject}`;
};
