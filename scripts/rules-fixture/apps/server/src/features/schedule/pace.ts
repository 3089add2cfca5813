export const pace = 1;
export type Pace = number;
