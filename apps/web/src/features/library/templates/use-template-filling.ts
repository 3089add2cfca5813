import { listBlanks, type Template } from '@app/contract/templates';
import { useState } from 'react';
import { useCountUse } from './templates.api.ts';

/** Uses a template: immediately if it has no blanks, otherwise once the user has filled them in. */
export function useTemplateFilling(onText: (text: string) => void) {
  const countUse = useCountUse();
  const [pendingTemplate, setPendingTemplate] = useState<Template | null>(null);

  function finish(template: Template, text: string): void {
    setPendingTemplate(null);
    countUse.mutate(template.id);
    onText(text);
  }

  return {
    /** The template whose blanks are being filled in. */
    pendingTemplate,
    start: (template: Template) =>
      listBlanks(template.body).length === 0 ? finish(template, template.body) : setPendingTemplate(template),
    fill: (text: string) => pendingTemplate !== null && finish(pendingTemplate, text),
    cancel: () => setPendingTemplate(null),
  };
}
