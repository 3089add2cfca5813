// ../../packages/understanding/src/map/attractions.ts
const SEARCH_STEPS = 32;
/**
* The neighbourhoods as pairs, weighted as in UMAP: the nearest neighbour of a row has the highest weight, and the
* weights of each row's neighbours have the same sum, in dense regions and in sparse ones. A pair counts if either row
* names the other.
*/
const attractionsOf = (neighbours) => {
	const { rows, perRow } = neighbours;
	const strengths = strengthsOf(neighbours);
	const pairs = {
		from: new Int32Array(rows.length),
		to: new Int32Array(rows.length),
		count: 0
	};
	const strength = new Float32Array(rows.length);
	for (let at = 0; at < rows.length; at += 1) {
		const row = Math.floor(at / perRow);
		const other = rows[at] ?? -1;
		if (other < 0) continue;
		const back = rows.subarray(other * perRow, (other + 1) * perRow).indexOf(row);
		if (back >= 0 && other < row) continue;
		const one = strengths[at] ?? 0;
		const two = back < 0 ? 0 : strengths[other * perRow + back] ?? 0;
		pairs.from[pairs.count] = row;
		pairs.to[pairs.count] = other;
		strength[pairs.count] = one + two - one * two;
		pairs.count += 1;
	}
	return {
		from: pairs.from.subarray(0, pairs.count),
		to: pairs.to.subarray(0, pairs.count),
		strength: strength.subarray(0, pairs.count)
	};
};
/** For each place in `rows`: 1 for a row's nearest, less for the others, so that their sum is the logarithm of their number. */
const strengthsOf = ({ rows, likeness, perRow }) => {
	const strengths = new Float32Array(rows.length);
	for (let start = 0; start < rows.length; start += perRow) {
		const found = rows.subarray(start, start + perRow).findIndex((row) => row < 0);
		const distances = Array.from(likeness.subarray(start, start + (found < 0 ? perRow : found)), (value) => Math.max(0, 1 - value));
		const nearest = distances[0] ?? 0;
		const scale = scaleOf(distances, nearest);
		strengths.set(distances.map((distance) => Math.exp((nearest - distance) / scale)), start);
	}
	return strengths;
};
/** The scale at which the strengths have the wanted sum, by bisection. */
const scaleOf = (distances, nearest) => {
	const wanted = Math.log2(Math.max(2, distances.length));
	let [low, high, scale] = [
		0,
		Infinity,
		.1
	];
	for (let step = 0; step < SEARCH_STEPS; step += 1) {
		if (distances.reduce((total, distance) => total + Math.exp((nearest - distance) / scale), 0) > wanted) high = scale;
		else low = scale;
		scale = high === Infinity ? scale * 2 : (low + high) / 2;
	}
	return Math.max(scale, .001);
};
// ../../packages/understanding/src/map/seeded-random.ts
/** Pseudo-random numbers in [0, 1) (mulberry32), the same for the same seed on every machine. */
const seededRandom = (seed) => {
	let state = seed >>> 0;
	return () => {
		state = state + 1831565813 >>> 0;
		let mixed = Math.imul(state ^ state >>> 15, 1 | state);
		mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
};
// ../../packages/understanding/src/map/vector-table.ts
/** The dot product of two rows of bytes, which begin at these places. */
const dotOfBytes = (values, a, b, width) => {
	let sum = 0;
	for (let i = 0; i < width; i += 1) sum += (values[a + i] ?? 0) * (values[b + i] ?? 0);
	return sum;
};
/** The dot product of two rows of numbers, which may be of different tables. */
const dotOfFloats = (a, aAt, b, bAt, width) => {
	let sum = 0;
	for (let i = 0; i < width; i += 1) sum += (a[aAt + i] ?? 0) * (b[bAt + i] ?? 0);
	return sum;
};
/** The length of each row; 1 for a row of zeros, so that it can be divided by. */
const lengthsOf = ({ values, count, width }) => {
	const lengths = new Float32Array(count);
	for (let row = 0; row < count; row += 1) {
		const at = row * width;
		const square = values instanceof Int8Array ? dotOfBytes(values, at, at, width) : dotOfFloats(values, at, values, at, width);
		lengths[row] = Math.sqrt(square) || 1;
	}
	return lengths;
};
// ../../packages/understanding/src/map/nearest-rows.ts
/** Rows of a cell on average. */
const CELL_SIZE = 140;
/** How many of the nearest cells are searched. */
const PROBED_CELLS = 12;
/** Rounds of k-means that place the centres of the cells. */
const KMEANS_ROUNDS = 6;
/** For each wanted row, how many candidates of the projection are compared by their full vectors. */
const CANDIDATES_PER_RESULT = 4;
/**
* The nearest rows by cosine similarity of `vectors`. Candidates are found in `projected` (the same rows on fewer axes),
* among the rows of the nearest cells only: comparing all of 20,000 rows would take twenty times as long.
*/
const findNearestRows = (vectors, projected, perRow) => {
	const units = toUnits(projected);
	const cells = divideIntoCells(units);
	const findBest = createComparison(vectors, units, perRow);
	const rows = new Int32Array(vectors.count * perRow).fill(-1);
	const likeness = new Float32Array(vectors.count * perRow);
	for (let row = 0; row < vectors.count; row += 1) {
		const best = findBest(row, (add) => {
			for (const cell of cells.nearest(row)) for (const other of cell) if (other !== row) add(other);
		});
		rows.set(best.rows.subarray(0, best.size), row * perRow);
		likeness.set(best.scores.subarray(0, best.size), row * perRow);
	}
	return {
		rows,
		likeness,
		perRow
	};
};
/**
* Returns a function that finds the `limit` rows most alike to a row. Its `addAll` calls `add` with each candidate.
* `units` are the projected rows, each scaled to length 1. The result is overwritten by the next call.
*/
const createComparison = (vectors, units, limit) => {
	const lengths = lengthsOf(vectors);
	const candidates = new BestRows(limit * CANDIDATES_PER_RESULT);
	const best = new BestRows(limit);
	return (row, addAll) => {
		candidates.clear();
		addAll((other) => {
			candidates.add(other, dotOfFloats(units.values, row * units.width, units.values, other * units.width, units.width));
		});
		best.clear();
		for (let at = 0; at < candidates.size; at += 1) {
			const other = candidates.rows[at] ?? 0;
			const product = dotOfBytes(vectors.values, row * vectors.width, other * vectors.width, vectors.width);
			best.add(other, product / ((lengths[row] ?? 1) * (lengths[other] ?? 1)));
		}
		return best;
	};
};
/** The rows with the highest scores so far, the highest first; of equal ones the first added. */
var BestRows = class {
	rows;
	scores;
	size = 0;
	constructor(limit) {
		this.rows = new Int32Array(limit);
		this.scores = new Float32Array(limit);
	}
	clear() {
		this.size = 0;
	}
	add(row, score) {
		const { rows, scores } = this;
		if (this.size === rows.length && score <= (scores[this.size - 1] ?? 0)) return;
		let at = this.size < rows.length ? this.size++ : this.size - 1;
		for (; at > 0 && (scores[at - 1] ?? 0) < score; at -= 1) {
			rows[at] = rows[at - 1] ?? 0;
			scores[at] = scores[at - 1] ?? 0;
		}
		rows[at] = row;
		scores[at] = score;
	}
};
/** Each row scaled to length 1. */
const toUnits = (table) => {
	const lengths = lengthsOf(table);
	const values = table.values.map((value, at) => value / (lengths[Math.floor(at / table.width)] ?? 1));
	return {
		...table,
		values
	};
};
/** Groups rows around centres (k-means): a row's nearest rows are mostly in the cells whose centres are nearest to it. */
const divideIntoCells = (units) => {
	const { values, count, width } = units;
	const cellCount = Math.max(1, Math.round(count / CELL_SIZE));
	const probes = Math.min(cellCount, PROBED_CELLS);
	const random = seededRandom(23);
	let centres = new Float32Array(cellCount * width);
	for (let cell = 0; cell < cellCount; cell += 1) {
		const from = Math.floor(random() * count) * width;
		centres.set(values.subarray(from, from + width), cell * width);
	}
	const nearest = new BestRows(probes);
	/** The nearest cells; the `rows` of the result are their numbers. */
	const probe = (row) => {
		nearest.clear();
		for (let cell = 0; cell < cellCount; cell += 1) nearest.add(cell, dotOfFloats(values, row * width, centres, cell * width, width));
		return nearest;
	};
	let members = [];
	for (let round = 0; round < KMEANS_ROUNDS; round += 1) {
		members = Array.from({ length: cellCount }, () => []);
		for (let row = 0; row < count; row += 1) members[probe(row).rows[0] ?? 0]?.push(row);
		if (round < 5) centres = centresOf(units, members, centres);
	}
	return { nearest: (row) => {
		const found = probe(row);
		return Array.from(found.rows.subarray(0, found.size), (cell) => members[cell] ?? []);
	} };
};
/** The mean direction of each cell; an empty one keeps its centre. */
const centresOf = ({ values, width }, members, previous) => {
	const centres = Float32Array.from(previous);
	for (const [cell, rows] of members.entries()) {
		if (rows.length === 0) continue;
		const centre = centres.subarray(cell * width, (cell + 1) * width).fill(0);
		for (const row of rows) for (let i = 0; i < width; i += 1) centre[i] = (centre[i] ?? 0) + (values[row * width + i] ?? 0);
		const length = Math.sqrt(dotOfFloats(centre, 0, centre, 0, width)) || 1;
		for (let i = 0; i < width; i += 1) centre[i] = (centre[i] ?? 0) / length;
	}
	return centres;
};
// ../../packages/understanding/src/map/principal-axes.ts
/** The axes are found from this many rows, evenly spaced: more do not change them. */
const MAX_SAMPLED = 3e3;
const ROUNDS$1 = 16;
/**
* Each row projected on the `axes` directions in which the rows differ most (principal component analysis by subspace
* iteration), the most important first. Rows are moved to the mean, and the result is not scaled.
*/
const projectOnPrincipalAxes = (table, axes) => {
	const { values, count, width } = table;
	const kept = Math.min(axes, width);
	const sample = sampleOf(table);
	const mean = meanOf$2(sample, width);
	const basis = principalBasis(covarianceOf(sample, mean), width, kept);
	const projected = new Float32Array(count * kept);
	const offset = new Float64Array(kept);
	for (let axis = 0; axis < kept; axis += 1) offset[axis] = dotOfColumn(mean, 0, basis, axis * width, width);
	for (let row = 0; row < count; row += 1) for (let axis = 0; axis < kept; axis += 1) {
		const value = dotOfColumn(values, row * width, basis, axis * width, width);
		projected[row * kept + axis] = value - (offset[axis] ?? 0);
	}
	return {
		values: projected,
		count,
		width: kept
	};
};
const dotOfColumn = (a, aAt, b, bAt, width) => {
	let sum = 0;
	for (let i = 0; i < width; i += 1) sum += (a[aAt + i] ?? 0) * (b[bAt + i] ?? 0);
	return sum;
};
const sampleOf = ({ values, count, width }) => {
	const step = Math.max(1, count / MAX_SAMPLED);
	return Array.from({ length: Math.min(count, MAX_SAMPLED) }, (_, at) => {
		const start = Math.floor(at * step) * width;
		return values.subarray(start, start + width);
	});
};
const meanOf$2 = (rows, width) => {
	const mean = new Float64Array(width);
	for (const row of rows) for (let i = 0; i < width; i += 1) mean[i] = (mean[i] ?? 0) + (row[i] ?? 0);
	return mean.map((sum) => sum / Math.max(1, rows.length));
};
/** The symmetric matrix of how any two dimensions vary together, row by row. */
const covarianceOf = (rows, mean) => {
	const width = mean.length;
	const matrix = new Float64Array(width * width);
	const moved = new Float64Array(width);
	for (const row of rows) {
		for (let i = 0; i < width; i += 1) moved[i] = (row[i] ?? 0) - (mean[i] ?? 0);
		for (let i = 0; i < width; i += 1) {
			const factor = moved[i] ?? 0;
			const at = i * width;
			for (let j = i; j < width; j += 1) matrix[at + j] = (matrix[at + j] ?? 0) + factor * (moved[j] ?? 0);
		}
	}
	for (let i = 0; i < width; i += 1) for (let j = 0; j < i; j += 1) matrix[i * width + j] = matrix[j * width + i] ?? 0;
	return matrix;
};
/** The first eigenvectors of a symmetric matrix, one after another. */
const principalBasis = (matrix, width, count) => {
	const random = seededRandom(11);
	let basis = Float64Array.from({ length: count * width }, () => random() - .5);
	makeOrthonormal(basis, width, count);
	for (let round = 0; round < ROUNDS$1; round += 1) {
		const next = new Float64Array(count * width);
		for (let axis = 0; axis < count; axis += 1) for (let i = 0; i < width; i += 1) next[axis * width + i] = dotOfColumn(matrix, i * width, basis, axis * width, width);
		makeOrthonormal(next, width, count);
		basis = next;
	}
	return basis;
};
/** Gram-Schmidt, in place. A row that depends on those before it becomes zero. */
const makeOrthonormal = (basis, width, count) => {
	for (let axis = 0; axis < count; axis += 1) {
		const at = axis * width;
		for (let earlier = 0; earlier < axis; earlier += 1) {
			const share = dotOfColumn(basis, at, basis, earlier * width, width);
			for (let i = 0; i < width; i += 1) basis[at + i] = (basis[at + i] ?? 0) - share * (basis[earlier * width + i] ?? 0);
		}
		const length = Math.sqrt(dotOfColumn(basis, at, basis, at, width));
		const scale = length > 1e-9 ? 1 / length : 0;
		for (let i = 0; i < width; i += 1) basis[at + i] = (basis[at + i] ?? 0) * scale;
	}
};
// ../../packages/understanding/src/map/spread-points.ts
/** How far apart neighbours settle: the larger, the closer. */
const CLOSENESS = .8;
/** Points that are pushed away for each pair that is pulled together. */
const PUSHED_PER_PULL = 5;
const MAX_STEP = 4;
/**
* Moves points, `x, y` of each in turn, so that pairs come together and all others keep apart: the stochastic descent of
* UMAP with a kernel of 1 / (1 + a d²). Changes `positions`.
*/
const spreadPoints = (positions, { from, to, strength }, rounds) => {
	const random = seededRandom(5);
	const count = positions.length / 2;
	const strongest = strength.reduce((most, value) => Math.max(most, value), 0);
	const due = new Float32Array(strength.length);
	for (let round = 0; round < rounds; round += 1) {
		const rate = 1 - round / rounds;
		for (let pair = 0; pair < strength.length; pair += 1) {
			due[pair] = (due[pair] ?? 0) + (strength[pair] ?? 0) / strongest;
			if ((due[pair] ?? 0) < 1) continue;
			due[pair] = (due[pair] ?? 0) - 1;
			const a = (from[pair] ?? 0) * 2;
			const b = (to[pair] ?? 0) * 2;
			pull(positions, a, b, rate);
			for (let push = 0; push < PUSHED_PER_PULL; push += 1) {
				pushAway(positions, a, Math.floor(random() * count) * 2, rate, random);
				pushAway(positions, b, Math.floor(random() * count) * 2, rate, random);
			}
		}
	}
};
const pull = (positions, a, b, rate) => {
	const dx = (positions[a] ?? 0) - (positions[b] ?? 0);
	const dy = (positions[a + 1] ?? 0) - (positions[b + 1] ?? 0);
	const force = -2 * CLOSENESS / (1 + CLOSENESS * (dx * dx + dy * dy));
	const moveX = limited(force * dx) * rate;
	const moveY = limited(force * dy) * rate;
	positions[a] = (positions[a] ?? 0) + moveX;
	positions[a + 1] = (positions[a + 1] ?? 0) + moveY;
	positions[b] = (positions[b] ?? 0) - moveX;
	positions[b + 1] = (positions[b + 1] ?? 0) - moveY;
};
const pushAway = (positions, a, other, rate, random) => {
	if (a === other) return;
	const dx = (positions[a] ?? 0) - (positions[other] ?? 0);
	const dy = (positions[a + 1] ?? 0) - (positions[other + 1] ?? 0);
	const distance = dx * dx + dy * dy;
	const force = 2 / ((.001 + distance) * (1 + CLOSENESS * distance));
	const moveX = distance > 0 ? limited(force * dx) : random() - .5;
	const moveY = distance > 0 ? limited(force * dy) : random() - .5;
	positions[a] = (positions[a] ?? 0) + moveX * rate;
	positions[a + 1] = (positions[a + 1] ?? 0) + moveY * rate;
};
const limited = (step) => Math.max(-4, Math.min(MAX_STEP, step));
// ../../packages/understanding/src/map/lay-out-map.ts
/** The width of the map while points move, in units of the distance at which neighbours settle. */
const START_WIDTH = 20;
const AXES$1 = 24;
const NEIGHBOURS$1 = 15;
const ROUNDS = 200;
/**
* A place on a map for each vector, so that similar vectors are near each other: `x, y` of each row in turn, the map's
* longer side from 0 to 1 and its shorter one in the middle. `start` has the places of an earlier map of the same rows,
* which the new map resembles; without it the map begins with the two directions in which the vectors differ most.
* Pure, seeded, deterministic; 20,000 vectors of 512 values take about ten seconds.
*/
const layOutMap = (vectors, start) => {
	if (vectors.count < 3) return placeFew(vectors.count);
	const projected = projectOnPrincipalAxes(vectors, AXES$1);
	const neighbours = findNearestRows(vectors, projected, Math.min(NEIGHBOURS$1, vectors.count - 1));
	const positions = start === void 0 ? firstTwoAxes(projected) : start.map((value) => (value - .5) * START_WIDTH);
	spreadPoints(positions, attractionsOf(neighbours), ROUNDS);
	if (start === void 0) turnWide(positions);
	return fitted(positions);
};
const placeFew = (count) => Float32Array.from({ length: count * 2 }, (_, at) => at % 2 === 1 || count === 1 ? .5 : at / 2);
const firstTwoAxes = ({ values, count, width }) => {
	const positions = Float32Array.from({ length: count * 2 }, (_, at) => values[(at >> 1) * width + (at & 1)] ?? 0);
	const largest = positions.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
	return positions.map((value) => value / largest / 2 * START_WIDTH);
};
/** Turns the map so that it is widest from left to right, as screens are. */
const turnWide = (positions) => {
	const count = positions.length / 2;
	const [meanX, meanY] = [meanOf$1(positions, 0), meanOf$1(positions, 1)];
	let [xx, xy, yy] = [
		0,
		0,
		0
	];
	for (let at = 0; at < count; at += 1) {
		const dx = (positions[at * 2] ?? 0) - meanX;
		const dy = (positions[at * 2 + 1] ?? 0) - meanY;
		xx += dx * dx;
		xy += dx * dy;
		yy += dy * dy;
	}
	const angle = Math.atan2(2 * xy, xx - yy) / 2;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	for (let at = 0; at < count; at += 1) {
		const dx = (positions[at * 2] ?? 0) - meanX;
		const dy = (positions[at * 2 + 1] ?? 0) - meanY;
		positions[at * 2] = dx * cos + dy * sin;
		positions[at * 2 + 1] = dy * cos - dx * sin;
	}
};
const meanOf$1 = (positions, axis) => {
	let sum = 0;
	for (let at = axis; at < positions.length; at += 2) sum += positions[at] ?? 0;
	return sum / (positions.length / 2);
};
const fitted = (positions) => {
	const bounds = [0, 1].map((axis) => {
		let [low, high] = [Infinity, -Infinity];
		for (let at = axis; at < positions.length; at += 2) {
			low = Math.min(low, positions[at] ?? 0);
			high = Math.max(high, positions[at] ?? 0);
		}
		return {
			middle: (low + high) / 2,
			size: high - low
		};
	});
	const size = Math.max(1e-9, ...bounds.map((bound) => bound.size));
	return positions.map((value, at) => .5 + (value - (bounds[at % 2]?.middle ?? 0)) / size);
};
// ../../packages/understanding/src/map/name-regions.ts
/** Sizes of regions that are tried, the largest first. */
const RADII = [.07, .035];
/**
* The minimum evidence for a name: this many of the subject's points, this share of all points there, this share of the
* subject.
*/
const MIN_POINTS = 6;
const MIN_SHARE = .4;
const MIN_CONCENTRATION = .3;
/**
* The subject must be this many times as frequent in the region as on the whole map, or make up nearly all of the
* region.
*/
const MIN_LIFT = 4;
const NEARLY_ALL = .9;
/** A subject with a larger share of the map distinguishes no part of it. */
const MAX_COMMONNESS = .6;
const MAX_REGIONS = 60;
/** For larger subjects only this many of their points are tried as centres. */
const MAX_CENTRES = 250;
/**
* Names for dense regions, the most certain first. A subject names a region only if most points of the region belong to
* it; a region without such a subject has no name. `positions` has `x, y` of each row in turn, from 0 to 1.
*/
const nameRegions = (positions, subjects) => {
	const total = positions.length / 2;
	const countsWithin = RADII.map((radius) => pointCounter(positions, radius));
	const candidates = subjects.flatMap(({ name, rows }) => {
		const commonness = rows.length / total;
		if (rows.length < MIN_POINTS || commonness > MAX_COMMONNESS) return [];
		const minShare = Math.max(MIN_SHARE, Math.min(NEARLY_ALL, MIN_LIFT * commonness));
		for (const [at, radius] of RADII.entries()) {
			const region = densestRegion(positions, rows, radius);
			const share = region.rows.length / Math.max(1, countsWithin[at]?.(region.x, region.y) ?? 0);
			const concentration = region.rows.length / rows.length;
			const isProven = region.rows.length >= MIN_POINTS && share >= minShare && concentration >= MIN_CONCENTRATION;
			const score = region.rows.length * share * concentration;
			if (isProven) return [{
				name,
				...region,
				radius,
				count: region.rows.length,
				score
			}];
		}
		return [];
	});
	return withoutRepeats(candidates).map(({ name, x, y, radius, count }) => ({
		name,
		x,
		y,
		radius,
		count
	}));
};
/** The best candidates; a candidate most of whose points already have a name is left out. */
const withoutRepeats = (candidates) => {
	const named = /* @__PURE__ */ new Set();
	const names = /* @__PURE__ */ new Set();
	const accepted = [];
	for (const candidate of candidates.toSorted((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))) {
		const known = candidate.rows.filter((row) => named.has(row)).length;
		const key = candidate.name.toLowerCase();
		if (known > candidate.rows.length / 2 || names.has(key)) continue;
		names.add(key);
		for (const row of candidate.rows) named.add(row);
		accepted.push(candidate);
		if (accepted.length === MAX_REGIONS) break;
	}
	return accepted;
};
/** The place with the most rows within the radius, moved to their middle. */
const densestRegion = (positions, rows, radius) => {
	const within = (x, y) => rows.filter((row) => Math.hypot((positions[row * 2] ?? 0) - x, (positions[row * 2 + 1] ?? 0) - y) <= radius);
	const step = Math.max(1, Math.floor(rows.length / MAX_CENTRES));
	let best = [];
	for (let at = 0; at < rows.length; at += step) {
		const row = rows[at] ?? 0;
		const found = within(positions[row * 2] ?? 0, positions[row * 2 + 1] ?? 0);
		if (found.length > best.length) best = found;
	}
	const x = meanOf(best.map((row) => positions[row * 2] ?? 0));
	const y = meanOf(best.map((row) => positions[row * 2 + 1] ?? 0));
	return {
		x,
		y,
		rows: within(x, y)
	};
};
const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
/** Counts the points within a radius of a place. Points are kept by squares of the radius' size. */
const pointCounter = (positions, radius) => {
	const squares = /* @__PURE__ */ new Map();
	const side = Math.ceil(1 / radius) + 3;
	const squareOf = (x, y) => (Math.floor(y / radius) + 1) * side + Math.floor(x / radius) + 1;
	for (let at = 0; at < positions.length; at += 2) {
		const square = squareOf(positions[at] ?? 0, positions[at + 1] ?? 0);
		const members = squares.get(square);
		if (members === void 0) squares.set(square, [at]);
		else members.push(at);
	}
	return (x, y) => {
		let count = 0;
		for (const dy of [
			-side,
			0,
			side
		]) for (const dx of [
			-1,
			0,
			1
		]) for (const at of squares.get(squareOf(x, y) + dx + dy) ?? []) if (Math.hypot((positions[at] ?? 0) - x, (positions[at + 1] ?? 0) - y) <= radius) count += 1;
		return count;
	};
};
// ../../packages/understanding/src/map/place-on-map.ts
const AXES = 24;
const NEIGHBOURS = 6;
/**
* Neighbours farther than this from the nearest one are ignored, because the middle between two regions belongs to
* neither.
*/
const REACH = .06;
/** Points of equal meaning are put this far apart at most. */
const APART = .004;
const GOLDEN_ANGLE = 2.399963;
/**
* Places for rows that a map does not have yet, near the rows they are most alike; no other row moves. `placed` has the
* `x, y` of the first rows, the result those of all; a new row also counts as a neighbour of those after it.
*/
const placeOnMap = (vectors, placed) => {
	const positions = new Float32Array(vectors.count * 2);
	positions.set(placed);
	const findBest = createComparison(vectors, toUnits(projectOnPrincipalAxes(vectors, AXES)), NEIGHBOURS);
	for (let row = placed.length / 2; row < vectors.count; row += 1) {
		const nearest = findBest(row, (add) => {
			for (let other = 0; other < row; other += 1) add(other);
		});
		const { x, y } = middleOf(nearest, positions);
		const shift = APART * Math.sqrt(row * .618034 % 1 + .05);
		positions[row * 2] = Math.min(1, Math.max(0, x + shift * Math.cos(row * GOLDEN_ANGLE)));
		positions[row * 2 + 1] = Math.min(1, Math.max(0, y + shift * Math.sin(row * GOLDEN_ANGLE)));
	}
	return positions;
};
/**
* The weighted middle of those nearest rows that are close to the very nearest one; more similar rows have more weight.
*/
const middleOf = (nearest, positions) => {
	const first = (nearest.rows[0] ?? 0) * 2;
	if (nearest.size === 0) return {
		x: .5,
		y: .5
	};
	const [firstX, firstY] = [positions[first] ?? .5, positions[first + 1] ?? .5];
	let [sumX, sumY, sum] = [
		0,
		0,
		0
	];
	for (let at = 0; at < nearest.size; at += 1) {
		const place = (nearest.rows[at] ?? 0) * 2;
		const [x, y] = [positions[place] ?? .5, positions[place + 1] ?? .5];
		if (Math.hypot(x - firstX, y - firstY) > REACH) continue;
		const weight = Math.max(.001, nearest.scores[at] ?? 0) ** 4;
		sumX += weight * x;
		sumY += weight * y;
		sum += weight;
	}
	return {
		x: sumX / sum,
		y: sumY / sum
	};
};
// src/features/insights/map/map-task.ts
/** A map that is laid out again resembles the one before it. */
function computeMap({ vectors, placed, isWhole, subjects }) {
	const known = placed.length === 0 ? void 0 : placeOnMap(vectors, placed);
	const places = known === void 0 || isWhole ? layOutMap(vectors, known) : known;
	return {
		places,
		regions: nameRegions(places, subjects).map((region) => ({
			...region,
			points: countWithin(places, region)
		}))
	};
}
/** How many places are in a region. */
function countWithin(places, { x, y, radius }) {
	let count = 0;
	for (let at = 0; at < places.length; at += 2) {
		const [dx, dy] = [(places[at] ?? 0) - x, (places[at + 1] ?? 0) - y];
		if (dx * dx + dy * dy <= radius * radius) count += 1;
	}
	return count;
}
export { countWithin as n, computeMap as t };
