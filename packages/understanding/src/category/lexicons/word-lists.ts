/**
 * Words and phrases (at most LONGEST_PHRASE words) of a category: `strong` ones nearly decide, `weak` ones are weak evidence.
 * Written for this product.
 */
export interface CategoryWords {
  strong: string;
  weak: string;
}
