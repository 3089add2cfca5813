import { MONTH_PATTERN } from './months.ts';
import { WEEKDAY_PATTERN } from './weekdays.ts';

export const SPOKEN_HOUR = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

/** Shorthand: '3p', '@ 4', '12-1 tomorrow', '9 to noon', '7 tonight'. */
export const SHORTHAND: readonly [RegExp, string][] = [
  [/(?<![\w:.$€£])(\d{1,2}(?::\d{2})?)([ap])(?![\w'’.])/gi, '$1$2m'],
  [/(?<=\bat )(\d{1,2}:)(?=\s|$)/g, '$100'],
  // 'From 8 until noon' is in the morning.
  [/\b(\d{1,2}(?::\d{2})?) ?(?:-|–|to|till|until) ?noon\b/gi, '$1am to 12pm'],
  // '0700', '1345 hrs'
  [/\b(?:at )?([01]\d|2[0-3])([0-5]\d) ?(?:hrs|hours|h)\b/gi, 'at $1:$2'],
  [/\bat ([01]\d|2[0-3])([0-5]\d)(?![\d:.-])(?! (?:people|euros|pounds|dollars))/gi, 'at $1:$2'],
  // '3rd dec 0730'
  [
    new RegExp(
      `(?<=\\b(?:${MONTH_PATTERN}|${WEEKDAY_PATTERN}|tomorrow|today)(?: \\d{1,2}(?:st|nd|rd|th)?)?,? )(0\\d|1\\d|2[1-3])([0-5]\\d)(?=[\\s.,;!?]|$)(?! ?(?:words|people|euros?|pounds|dollars|pages|m\\b|km\\b))`,
      'gi',
    ),
    'at $1:$2',
  ],
  // '…, 9.30.'
  [/(?<=[a-z], )(\d{1,2})\.([0-5][05])(?=\s*$|[.,;!?](?:\s|$))/gi, 'at $1:$2'],
  // '9 to noon' becomes '9 to 12pm': '$112pm' is the first group followed by '12pm'.
  [/((?:\d|[ap]m)\s?(?:-|–|to|till|until)\s?)noon\b/gi, '$112pm'],
  [/((?:\d|[ap]m)\s?(?:-|–|to|till|until)\s?)midnight\b/gi, '$112am'],
  [
    new RegExp(
      `\\b(?:at )?noon\\s?(?:-|–|to|till|until)\\s?(?=\\d)(?!\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH_PATTERN}|\\d{4}-)`,
      'gi',
    ),
    'from 12pm to ',
  ],
  [/@ ?(?=noon\b|midnight\b)/gi, 'at '],
  [
    new RegExp(
      `(?<=\\b(?:for|at|by) )(${SPOKEN_HOUR})(?= (?:tonight|this evening|this afternoon|this morning)\\b)`,
      'gi',
    ),
    'at $1',
  ],
  [/(?<![\w:.-])(?:at )?(\d{1,2})(?= (?:tonight|this evening|this afternoon|this morning)\b)/gi, 'at $1'],
  [
    new RegExp(
      `(?<![\\w:./$-])(?<!${MONTH_PATTERN}\\.? )(?:at |from )?(\\d{1,2}) ?[-–] ?(\\d{1,2})(?= ?,? (?:on )?(?:${WEEKDAY_PATTERN}|today|tomorrow|tonight)\\b)(?! (?:sat|sun|mar)\\b)`,
      'gi',
    ),
    'from $1:00 to $2:00',
  ],
  [/\b(?:at|from) (\d{1,2}) ?[-–] ?(\d{1,2})(?![\d:/.-]| ?[ap]m)/gi, 'from $1:00 to $2:00'],
];
