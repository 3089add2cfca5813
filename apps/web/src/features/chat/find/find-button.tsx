import { Search } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { t } from '../reading.messages.ts';
import type { Find } from './find-in-chat.tsx';

export function FindButton({ isOpen, setOpen }: Find) {
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={t('find')}
      aria-expanded={isOpen}
      title={t('find')}
      onClick={() => setOpen(!isOpen)}
    >
      <Search aria-hidden />
    </Button>
  );
}
