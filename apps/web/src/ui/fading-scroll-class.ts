/** A column that scrolls; its last lines fade out where they are cut off. */
export const fadingScrollClass =
  'overflow-y-auto [mask-image:linear-gradient(to_bottom,black_calc(100%-24px),transparent)] pb-6';
