import { describe, expect, it } from 'vitest';
import { findViolations } from './check-file-names.mjs';

describe('check-file-names', () => {
  it('accepts a file that is named after its role', () => {
    expect(findViolations('apps/server/src/features/goals/goals.service.ts')).toEqual([]);
    expect(findViolations('apps/web/src/features/goals/use-goal-filter.ts')).toEqual([]);
  });

  it.each([
    ['apps/web/src/lib/utils.ts', 'utils'],
    ['apps/server/src/common/strings.ts', 'common'],
    ['apps/server/src/features/chat/chat-helpers.ts', 'helpers'],
    ['packages/contract/src/DATA.ts', 'data'],
    ['apps/server/src/features/chat/chat-V2.ts', 'v2'],
  ])('refuses %s for the word %s', (file, word) => {
    expect(findViolations(file)[0]).toContain(`'${word}' says nothing`);
  });

  it('does not mistake a longer word for a banned one', () => {
    expect(findViolations('apps/server/src/db/database.ts')).toEqual([]);
    expect(findViolations('apps/web/src/features/account/account-data.ts')).toEqual([]);
    expect(findViolations('apps/server/src/platform/metadata.ts')).toEqual([]);
  });

  it('refuses a name that is not kebab-case', () => {
    expect(findViolations('apps/web/src/features/goals/GoalList.tsx')[0]).toContain('kebab-case');
  });

  it('refuses a component in lib', () => {
    expect(findViolations('apps/web/src/lib/button.tsx')[0]).toContain('no React components');
  });

  it('ignores fixtures and everything outside the source folders', () => {
    expect(findViolations('scripts/rules-fixture/apps/web/src/lib/utils.ts')).toEqual([]);
    expect(findViolations('docs/architecture.md')).toEqual([]);
  });
});
