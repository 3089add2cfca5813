import { SlidersHorizontal } from 'lucide-react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Popover } from '#ui/popover.tsx';
import { useAssistantSettings, useModelStatus, useUpdateAssistantSettings } from './assistant.api.ts';
import { t } from './tool-switches.messages.ts';

/** A small menu in the chat's input with a switch for each tool. Not shown while no model is connected. */
export function ToolSwitches({ model }: { model: string | null }) {
  const settings = useAssistantSettings().data;
  const status = useModelStatus().data;
  const update = useUpdateAssistantSettings();
  if (settings === undefined || settings.tools.length === 0) return null;
  if (model === null && status?.state !== 'connected') return null;
  const { tools } = settings;
  const count = tools.filter(({ isOn }) => isOn).length;
  const label = count === tools.length ? t('title') : t('some', { count, total: tools.length });
  return (
    <Popover
      align="end"
      label={t('title')}
      className="w-72 max-w-[calc(100vw-1.5rem)]"
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          className="inline-flex size-9 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-text data-[state=open]:bg-hover max-md:size-11 pointer-coarse:size-11"
        >
          <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      }
    >
      <p className="mb-2 text-small font-medium text-muted">{t('title')}</p>
      <ul className="flex flex-col gap-2">
        {tools.map(({ name, isOn }) => (
          <li key={name}>
            <Checkbox
              className="min-h-9 w-full items-start! pointer-coarse:min-h-11"
              label={
                <>
                  {t(name)}
                  <span className="block text-small text-muted">{t(`${name}Hint`)}</span>
                </>
              }
              isChecked={isOn}
              onCheckedChange={(wanted) => update.mutate({ tools: [{ name, isOn: wanted }] })}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
