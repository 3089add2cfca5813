import { limits } from '@app/contract/primitives';
import { useId, useState, type SubmitEvent } from 'react';
import type { Suggestion } from '@app/contract/suggestions';
import { MAX_EVENT_MINUTES } from '@app/contract/events';
import { isEventMinutes } from '#lib/event-minutes.ts';
import { fromLocalField, toLocalField } from '#lib/local-time.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { SuggestionEdit } from './suggestions.api.ts';
import { lacksTime } from './suggestion-time.ts';
import { t } from './suggestions.messages.ts';

export interface SuggestionEditorProps {
  suggestion: Suggestion;
  isPending: boolean;
  onCancel: () => void;
  onApprove: (edit: SuggestionEdit) => void;
}

const DEFAULT_MINUTES = 60;

/** Edits a suggestion before it is approved. */
export function SuggestionEditor({ suggestion, isPending, onCancel, onApprove }: SuggestionEditorProps) {
  const { timeZone } = useViewer();
  const details = suggestion.schedulingDetails;
  const formId = useId();
  const [title, setTitle] = useState(suggestion.title);
  const [description, setDescription] = useState(suggestion.description);
  const whenBefore = details === undefined ? '' : toLocalField(details.datetime, timeZone);
  const [when, setWhen] = useState(whenBefore);
  const [duration, setDuration] = useState(
    String(details?.duration ?? (suggestion.type === 'schedule' ? DEFAULT_MINUTES : 0)),
  );
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const hasTimeField = lacksTime(suggestion) || details !== undefined;
  const hasDurationField = hasTimeField && suggestion.type === 'schedule';
  const isTitleMissing = title.trim() === '';
  const isWhenMissing = hasTimeField && when === '';
  const isDurationInvalid = hasDurationField && !isEventMinutes(duration);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setHasSubmitted(true);
    if (isTitleMissing || isWhenMissing || isDurationInvalid) return;
    onApprove({ title: title.trim(), description, schedulingDetails: hasTimeField ? toDetails() : undefined });
  };
  const toDetails = () => {
    // An unchanged time keeps its instant: a time that occurs twice when clocks go back would be read as the first of
    // the two.
    const datetime = details !== undefined && when === whenBefore ? details.datetime : fromLocalField(when, timeZone);
    return { recurring: null, ...details, datetime, duration: Math.round(Number(duration)) };
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={t('editTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <Field label={t('title')} error={hasSubmitted && isTitleMissing ? t('titleMissing') : undefined}>
          <Input value={title} maxLength={limits.titleLength} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        {hasTimeField && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('when')} error={hasSubmitted && isWhenMissing ? t('whenMissing') : undefined}>
              <Input type="datetime-local" value={when} onChange={(event) => setWhen(event.target.value)} />
            </Field>
            {hasDurationField && (
              <Field label={t('duration')} error={hasSubmitted && isDurationInvalid ? t('durationInvalid') : undefined}>
                <Input
                  type="number"
                  min={0}
                  max={MAX_EVENT_MINUTES}
                  value={duration}
                  onChange={(event) => setDuration(event.target.value)}
                />
              </Field>
            )}
          </div>
        )}
        <Field label={t('description')} isOptional>
          <Textarea
            value={description}
            maxLength={5000}
            rows={3}
            onChange={(event) => setDescription(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
