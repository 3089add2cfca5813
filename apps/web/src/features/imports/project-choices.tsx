import type { ImportPreview } from '@app/contract/imports';
import { type Provider, providers } from '@app/contract/providers';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { useCategoryChoices } from './imports.api.ts';
import { t } from './imports.messages.ts';

export interface ProjectChoicesProps {
  projects: ImportPreview['projects'];
  /** Names of the excluded projects. */
  excludedNames: readonly string[];
  /** The name of a project → the id of its category; a project without an entry is sorted by topic. */
  categoryByProject: Readonly<Record<string, string>>;
  onExcludedNamesChange: (names: readonly string[]) => void;
  onCategoryByProjectChange: (mapping: Readonly<Record<string, string>>) => void;
}

/** Which of the provider's projects and folders are imported, and each one's category. */
export function ProjectChoices({
  projects,
  excludedNames,
  categoryByProject,
  onExcludedNamesChange,
  onCategoryByProjectChange,
}: ProjectChoicesProps) {
  const categories = useCategoryChoices().data ?? [];
  const chooseCategory = (name: string, categoryId: string) => {
    const { [name]: _before, ...others } = categoryByProject;
    onCategoryByProjectChange(categoryId === '' ? others : { ...others, [name]: categoryId });
  };
  return (
    <fieldset>
      <legend className="text-section">{t('projectsTitle')}</legend>
      <p className="mt-1 text-ui text-balance text-muted">{t('projectsText')}</p>
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {mergeNames(projects).map(({ name, sources, conversations }) => {
          const isChosen = !excludedNames.includes(name);
          return (
            <li key={name} className="grid items-center gap-2 py-3 lg:grid-cols-[1fr_14rem] lg:gap-6">
              <Checkbox
                className="min-w-0 items-start"
                isChecked={isChosen}
                onCheckedChange={() =>
                  onExcludedNamesChange(
                    isChosen ? [...excludedNames, name] : excludedNames.filter((other) => other !== name),
                  )
                }
                label={
                  <>
                    <span className="block font-medium break-words">{name}</span>
                    <span className="tabular block text-small text-muted">
                      {[
                        t('conversationsSoFar', { count: conversations }),
                        ...(sources.length > 1 ? sources.map((source) => providers[source].name) : []),
                      ].join(' · ')}
                    </span>
                  </>
                }
              />
              <Select
                aria-label={t('projectCategory', { name })}
                disabled={!isChosen}
                value={categoryByProject[name] ?? ''}
                onChange={(event) => chooseCategory(name, event.target.value)}
              >
                <option value="">{t('sortedByTopic')}</option>
                {categories.map((category) => (
                  <option key={category.id} value={category.id}>
                    {category.name}
                  </option>
                ))}
              </Select>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface NamedProjects {
  name: string;
  sources: Provider[];
  conversations: number;
}

/** Projects are chosen by name, so those of the same name in several sources are one choice. */
function mergeNames(projects: ImportPreview['projects']): NamedProjects[] {
  const byName = new Map<string, NamedProjects>();
  for (const { name, source, conversations } of projects) {
    const known = byName.get(name) ?? { name, sources: [], conversations: 0 };
    known.sources.push(source);
    known.conversations += conversations;
    byName.set(name, known);
  }
  return [...byName.values()];
}
