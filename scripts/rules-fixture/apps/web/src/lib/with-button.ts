// breaks: lib-below-ui
import { Button } from '#ui/button.tsx';
export const button = Button;
