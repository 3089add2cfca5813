// Finds which tables a `*.repository.ts` file writes, through the query builder or in SQL.

const TABLE = /\bpgTable\(\s*'(\w+)'/g;
const IMPORT = /\bimport\s+(?:type\s+)?(?:\{([^}]*)\}|\*\s+as\s+(\w+))\s+from\s+'[^']*\bdb\/schema\/([^'/]+)\.ts'/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

/** `tx.update(users)`: the object it is called on, and the first name of the argument. */
const CALL = /(\w+)?\s*\.(?:insert|update|delete)\(\s*(\w+)/g;
/** `update users` and `update ${users}`: a name in SQL, or a name in code. */
const STATEMENT =
  /\b(?:insert\s+into|merge\s+into|update|delete\s+from|truncate(?:\s+table)?|copy)\s+(?:only\s+)?(?:public\.)?(?:\$\{\s*(\w+)|"?(\w+))/gi;
const CONNECTION = /^(?:tx|db|queryable)$/;

/**
 * The tables that a file of db/schema defines, by their names in SQL.
 * @param {string} text
 * @returns {string[]}
 */
export const listTables = (text) => Array.from(text.matchAll(TABLE), ([, name]) => name);

/**
 * The files of db/schema whose tables a `*.repository.ts` file writes. A write to a variable that is not imported may be
 * to any table that the file imports.
 * @param {string} text
 * @param {ReadonlyMap<string, string>} fileByTable the file of db/schema by a table's name in SQL
 * @returns {Set<string>} names of files, without extension
 */
export function findWrittenSchemaFiles(text, fileByTable) {
  const code = text.replace(COMMENT, '');
  const imported = readImports(code);
  const byName = (name) => (imported.has(name) ? [imported.get(name)] : imported.values());
  const calls = Array.from(code.matchAll(CALL)).flatMap(([, object = '', name]) =>
    imported.has(name) || CONNECTION.test(object) ? [...byName(name)] : [],
  );
  const statements = Array.from(code.matchAll(STATEMENT)).flatMap(([, name, table]) => {
    if (name !== undefined) return [...byName(name)];
    return fileByTable.has(table) ? [fileByTable.get(table)] : [];
  });
  return new Set([...calls, ...statements]);
}

/** Maps each name that the code imports from db/schema to the file it is from. */
function readImports(code) {
  return new Map(
    Array.from(code.matchAll(IMPORT)).flatMap(([, names, namespace, file]) => {
      if (namespace !== undefined) return [[namespace, file]];
      return names.split(',').flatMap((name) => {
        const localName = name
          .trim()
          .split(/\s+(?:as\s+)?/)
          .at(-1);
        return localName === '' ? [] : [[localName, file]];
      });
    }),
  );
}
