import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { registerTrashRoutes } from './trash.routes.ts';
import { createTrashService, type TrashBin, type TrashService } from './trash.service.ts';

interface HasTrashBin {
  trashBin: TrashBin;
}

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'rounds'> & {
  conversations: HasTrashBin;
  goals: HasTrashBin;
  learning: { cardTrash: TrashBin; deckTrash: TrashBin };
  reminders: HasTrashBin;
  schedule: HasTrashBin;
  tasks: HasTrashBin;
  templates: HasTrashBin;
};

/** One trash for everything that can be deleted and restored. */
export function trashFeature({ clock, config, db, rounds, ...owners }: Needs): FeatureParts<{ trash: TrashService }> {
  const bins = {
    conversation: owners.conversations.trashBin,
    event: owners.schedule.trashBin,
    task: owners.tasks.trashBin,
    goal: owners.goals.trashBin,
    reminder: owners.reminders.trashBin,
    template: owners.templates.trashBin,
    card: owners.learning.cardTrash,
    deck: owners.learning.deckTrash,
  };
  const trash = createTrashService({ db, clock, rounds, bins, trashDays: config.trash.TRASH_DAYS });
  return {
    services: { trash },
    routes: (mount) => registerTrashRoutes(mount, trash),
    cleanup: { trash: () => trash.purge() },
  };
}
