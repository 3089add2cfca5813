import { c as _coercedBoolean, l as _coercedNumber, u as _coercedString } from "./api-Dxnr9gLW.js";
import { i as ZodNumber, s as ZodString, t as ZodBoolean } from "./schemas-D0u8tHJd.js";
// ../../node_modules/zod/v4/classic/coerce.js
function string(params) {
	return _coercedString(ZodString, params);
}
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
function boolean(params) {
	return _coercedBoolean(ZodBoolean, params);
}
export { number as n, string as r, boolean as t };
