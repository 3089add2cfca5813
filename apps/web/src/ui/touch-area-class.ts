/** Makes an element that is drawn smaller than 44 px take touches in a square of 44 px around its centre. */
export const touchAreaClass =
  'pointer-coarse:not-[.absolute]:relative pointer-coarse:after:absolute pointer-coarse:after:top-1/2 pointer-coarse:after:left-1/2 pointer-coarse:after:size-11 pointer-coarse:after:-translate-1/2';
