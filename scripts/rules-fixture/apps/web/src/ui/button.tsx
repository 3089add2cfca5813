import { today } from '#lib/dates.ts';
export const Button = () => today();
