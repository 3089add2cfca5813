import { I as RawNode, T as createQueryId, q as freeze } from "./sqlite-introspector-DSCAP82F-Dubg2ePZ.js";
// ../../node_modules/kysely/dist/query-compiler/compiled-query.js
const CompiledQuery = freeze({ raw(sql, parameters = []) {
	return freeze({
		sql,
		query: RawNode.createWithSql(sql),
		parameters: freeze(parameters),
		queryId: createQueryId()
	});
} });
export { CompiledQuery as t };
