import { listBlanks, type Template } from '@app/contract/templates';
import { Ellipsis, Pencil, Star, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { TemplateText } from './template-text.tsx';
import { useToggleFavorite } from './templates.api.ts';
import { t } from './templates.messages.ts';

export interface TemplateCardProps {
  template: Template;
  onUse: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function TemplateCard({ template, onUse, onEdit, onDelete }: TemplateCardProps) {
  const { name, body, isFavorite, usageCount } = template;
  const favorite = useToggleFavorite(template);
  const blanks = listBlanks(body).length;
  return (
    <li className="flex min-h-44 flex-col rounded-card border border-line bg-panel p-4">
      <div className="flex items-start gap-1">
        <h2 className="min-w-0 flex-1 text-body font-semibold break-words">{name}</h2>
        <PlainIconButton
          size="small"
          label={isFavorite ? t('unfavorite', { name }) : t('favorite', { name })}
          aria-pressed={isFavorite}
          icon={<Star aria-hidden className={cx(isFavorite && 'fill-warning-text text-warning-text')} />}
          onClick={() => favorite.mutate()}
        />
        <Menu
          align="end"
          trigger={<PlainIconButton size="small" label={t('actionsNamed', { name })} icon={<Ellipsis aria-hidden />} />}
        >
          <MenuItem onSelect={onEdit}>
            <Pencil aria-hidden />
            {t('edit')}
          </MenuItem>
          <MenuItem onSelect={onDelete}>
            <Trash2 aria-hidden />
            {t('delete')}
          </MenuItem>
        </Menu>
      </div>
      <p className="mt-1 line-clamp-3 text-ui break-words text-muted">
        <TemplateText body={body} />
      </p>
      <div className="mt-auto flex items-center justify-between gap-3 pt-4">
        <p className="tabular flex flex-wrap gap-x-3 text-small text-muted">
          <span>{t('used', { count: usageCount })}</span>
          {blanks > 0 && <span>{t('blanks', { count: blanks })}</span>}
        </p>
        <Button size="small" aria-label={t('useNamed', { name })} onClick={onUse}>
          {t('use')}
        </Button>
      </div>
    </li>
  );
}
