import type { PersonLimits } from '@app/contract/operator';
import { useState } from 'react';
import { useDebouncedValue } from '#lib/use-debounced-value.ts';
import { Button } from '#ui/button.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { listClass, Loaded } from './loaded.tsx';
import { usePeople } from './operator.api.ts';
import { t } from './operator.messages.ts';
import { PersonRow } from './person-row.tsx';

const SEARCH_DELAY_MS = 250;

/** Accounts, found by a part of their email. */
export function PeopleSection({ defaults }: { defaults: PersonLimits | undefined }) {
  const [search, setSearch] = useState('');
  const people = usePeople(useDebouncedValue(search.trim(), SEARCH_DELAY_MS));
  return (
    <SettingsSection title={t('people')} description={t('peopleText')}>
      <div className="flex flex-col gap-4">
        <SearchBox
          label={t('search')}
          clearLabel={t('clear')}
          value={search}
          onValueChange={setSearch}
          className="max-w-90"
        />
        <Loaded query={people}>
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.items);
            if (rows.length === 0) return <p className="text-ui text-muted">{t('noPeople')}</p>;
            return (
              <ul aria-label={t('people')} className={listClass}>
                {rows.map((person) => (
                  <PersonRow key={person.id} person={person} defaults={defaults} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        {people.hasNextPage && (
          <Button
            className="self-start"
            isPending={people.isFetchingNextPage}
            onClick={() => void people.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}
