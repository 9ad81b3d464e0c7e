
/**
 * Point in time, `yyyy-MM-dd HH:mm:ss`, in the zone GMT+8, or null.
 * @nullable
 * @pattern ^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$
 */
export type NullableDateTime = string | null;
