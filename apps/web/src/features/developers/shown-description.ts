import { t } from './developers.messages.ts';

type Operation = Record<string, unknown> & { security?: readonly Record<string, readonly string[]>[] };

/** What is used of an OpenAPI document. */
export interface Description {
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, unknown>;
}

/**
 * The description as this page shows it: calls say their scope in words, and are made to the server of this page. The
 * token is entered once beside them, so the reference needs no security of its own.
 */
export function toShownDescription(description: Description, { forTokensOnly }: { forTokensOnly: boolean }) {
  const paths = Object.entries(description.paths ?? {}).flatMap(([path, operations]) => {
    const shown = Object.entries(operations).flatMap(([method, operation]) => {
      const scope = scopeOf(operation);
      if (scope === undefined && forTokensOnly) return [];
      const text = scope === undefined ? t('appOnly') : t('scope', { scope: `\`${scope}\`` });
      return [[method, { ...operation, security: undefined, description: text }] as const];
    });
    return shown.length === 0 ? [] : [[path, Object.fromEntries(shown)] as const];
  });
  const { securitySchemes: _schemes, ...components } = description.components ?? {};
  return { ...description, components, servers: [{ url: location.origin }], paths: Object.fromEntries(paths) };
}

function scopeOf({ security = [] }: Operation): string | undefined {
  return security.flatMap(({ accessToken = [] }) => accessToken)[0];
}
