/** Matches '12 books', '10km', '1,5 kg'; not the year in 'by 2030 at the latest'. */
const amountPattern = /(?<!\b(?:in|by|until|till|before|since)\s)(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(\p{L}{1,30})/iu;

/** Parses the target in a goal's title: 'Read 12 books' is 12, in books. As strings, for the form's fields. */
export function parseTarget(title: string): { target: string; unit: string } {
  const [, target = '', unit = ''] = amountPattern.exec(title) ?? [];
  return { target: target.replace(',', '.'), unit };
}
