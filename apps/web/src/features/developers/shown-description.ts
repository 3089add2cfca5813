import { t } from './developers.messages.ts';

type Operation = Record<string, unknown> & { security?: readonly Record<string, readonly string[]>[] };

/** The parts of an OpenAPI document that are used. */
export interface Description {
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, unknown>;
}

/**
 * The description as this page shows it: endpoints state their scope in words, and requests go to the server of this
 * page. The token is entered once, so the reference needs no security section.
 */
export function toShownDescription(description: Description, { isForTokensOnly }: { isForTokensOnly: boolean }) {
  const paths = Object.entries(description.paths ?? {}).flatMap(([path, operations]) => {
    const shown = Object.entries(operations).flatMap(([method, operation]) => {
      const scope = scopeOf(operation);
      if (scope === undefined && isForTokensOnly) return [];
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
