/** The parts of a table that are fetched behind its first paint. */
export { default as Moment } from './Moment.svelte';
export { dealPackets } from './packets.ts';
export { MOMENTS } from './registry.ts';
