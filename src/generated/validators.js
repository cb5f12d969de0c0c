// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_formats = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = new Date("2020-01-01T" + s1).valueOf();
		const t2 = new Date("2020-01-01T" + s2).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const ajvFormatsFormatsFullFormatsDateTime = require_formats().fullFormats["date-time"];
const ajvRuntimeUcs2lengthDefault = require_ucs2length().default;


function addError(all, error) {
  all.push(all.length < 10000 ? error : all[0])
}
function addErrors(all, more) {
  if (all.length < 10000) for (const error of more) all.push(error)
  else all.push(all[0])
  return all
}

function validateAdvertisement(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAdvertisement.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.place === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"},message:"must have required property '"+"place"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateItemId.errors : addErrors(vErrors, validateItemId.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validateTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateTitle.errors : addErrors(vErrors, validateTitle.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validateContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateContent.errors : addErrors(vErrors, validateContent.errors);
errors = vErrors.length;
}
}
if(data.place !== undefined){
if(typeof data.place !== "string"){
const err4 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateAdvertisement.errors = vErrors;
return errors === 0;
}

validateAdvertisement.evaluated = {"props":{"id":true,"title":true,"content":true,"place":true},"dynamicProps":false,"dynamicItems":false}

function validateAdvertisementAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAdvertisementAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateAdvertisement(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateAdvertisement.errors : addErrors(vErrors, validateAdvertisement.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateAdvertisementAnswer.errors = vErrors;
return errors === 0;
}

validateAdvertisementAnswer.evaluated = {"props":{"status":true,"list":true},"dynamicProps":false,"dynamicItems":false}

function validateAlread(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAlread.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("alread" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "alread"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateAlread.errors = vErrors;
return errors === 0;
}

validateAlread.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateAlreadHaveUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAlreadHaveUser.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("alread_have_user" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "alread_have_user"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateAlreadHaveUser.errors = vErrors;
return errors === 0;
}

validateAlreadHaveUser.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateAlready(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAlready.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("already" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "already"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateAlready.errors = vErrors;
return errors === 0;
}

validateAlready.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateAmount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAmount.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
validateAmount.errors = vErrors;
return errors === 0;
}

validateAmount.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateAmountRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAmountRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "amount")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validateAmount(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateAmount.errors : addErrors(vErrors, validateAmount.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateAmountRequest.errors = vErrors;
return errors === 0;
}

validateAmountRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateAnswerRealityCheckRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAnswerRealityCheckRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.due === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "due"},message:"must have required property '"+"due"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "due")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.due !== undefined){
if(!(validateInstant(data.due, {instancePath:instancePath+"/due",parentData:data,parentDataProperty:"due",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateAnswerRealityCheckRequest.errors = vErrors;
return errors === 0;
}

validateAnswerRealityCheckRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

const schema0OfAnsweredCode = {"type":["integer","string"],"minimum":-9007199254740991,"maximum":9007199254740991,"x-source":"A-095"}
function validateAnsweredCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAnsweredCode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0OfAnsweredCode.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
validateAnsweredCode.errors = vErrors;
return errors === 0;
}

validateAnsweredCode.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateApplyDepositRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateApplyDepositRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.bankOwner === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankOwner"},message:"must have required property '"+"bankOwner"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "bankOwner"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validateAmount(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateAmount.errors : addErrors(vErrors, validateAmount.errors);
errors = vErrors.length;
}
}
if(data.bankOwner !== undefined){
if(!(validateBankOwner(data.bankOwner, {instancePath:instancePath+"/bankOwner",parentData:data,parentDataProperty:"bankOwner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateBankOwner.errors : addErrors(vErrors, validateBankOwner.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateApplyDepositRequest.errors = vErrors;
return errors === 0;
}

validateApplyDepositRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateApplyWithdrawRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateApplyWithdrawRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "amount")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validateAmount(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateAmount.errors : addErrors(vErrors, validateAmount.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateApplyWithdrawRequest.errors = vErrors;
return errors === 0;
}

validateApplyWithdrawRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateAskAccountRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAskAccountRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "kind")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("account" !== data0){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "account"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateAskAccountRequest.errors = vErrors;
return errors === 0;
}

validateAskAccountRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateBalancesEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBalancesEvent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.answer === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("balances" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "balances"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.answer !== undefined){
if(!(validateInGameBalanceAnswer(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInGameBalanceAnswer.errors : addErrors(vErrors, validateInGameBalanceAnswer.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateBalancesEvent.errors = vErrors;
return errors === 0;
}

validateBalancesEvent.evaluated = {"props":{"status":true,"answer":true},"dynamicProps":false,"dynamicItems":false}

function validateBank(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBank.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameKo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameKo"},message:"must have required property '"+"nameKo"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.nameEn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameEn"},message:"must have required property '"+"nameEn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.nameKo !== undefined){
if(!(validateNameKo(data.nameKo, {instancePath:instancePath+"/nameKo",parentData:data,parentDataProperty:"nameKo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNameKo.errors : addErrors(vErrors, validateNameKo.errors);
errors = vErrors.length;
}
}
if(data.nameEn !== undefined){
if(!(validateNameEn(data.nameEn, {instancePath:instancePath+"/nameEn",parentData:data,parentDataProperty:"nameEn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNameEn.errors : addErrors(vErrors, validateNameEn.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateBank.errors = vErrors;
return errors === 0;
}

validateBank.evaluated = {"props":{"nameKo":true,"nameEn":true},"dynamicProps":false,"dynamicItems":false}

const pattern0OfBankName = new RegExp("^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$", "u")
function validateBankName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBankName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(ajvRuntimeUcs2lengthDefault(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(!pattern0OfBankName.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateBankName.errors = vErrors;
return errors === 0;
}

validateBankName.evaluated = {"dynamicProps":false,"dynamicItems":false}

const pattern0OfBankNum = new RegExp("^[0-9][0-9-]*$", "u")
function validateBankNum(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBankNum.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) > 31){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 31},message:"must NOT have more than 31 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(ajvRuntimeUcs2lengthDefault(data) < 5){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(!pattern0OfBankNum.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9][0-9-]*$"},message:"must match pattern \""+"^[0-9][0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateBankNum.errors = vErrors;
return errors === 0;
}

validateBankNum.evaluated = {"dynamicProps":false,"dynamicItems":false}

const pattern0OfBankOwner = new RegExp("^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$", "u")
function validateBankOwner(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBankOwner.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(ajvRuntimeUcs2lengthDefault(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(!pattern0OfBankOwner.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateBankOwner.errors = vErrors;
return errors === 0;
}

validateBankOwner.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateBet(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBet.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.company === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.nameKo === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameKo"},message:"must have required property '"+"nameKo"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.nameEn === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameEn"},message:"must have required property '"+"nameEn"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.bet === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bet"},message:"must have required property '"+"bet"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
if(data.win === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "win"},message:"must have required property '"+"win"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
if(data.placedAt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placedAt"},message:"must have required property '"+"placedAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateItemId.errors : addErrors(vErrors, validateItemId.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
}
if(data.company !== undefined){
if(!(validateAnsweredCode(data.company, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateAnsweredCode.errors : addErrors(vErrors, validateAnsweredCode.errors);
errors = vErrors.length;
}
}
if(data.nameKo !== undefined){
if(!(validateNameKo(data.nameKo, {instancePath:instancePath+"/nameKo",parentData:data,parentDataProperty:"nameKo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNameKo.errors : addErrors(vErrors, validateNameKo.errors);
errors = vErrors.length;
}
}
if(data.nameEn !== undefined){
if(!(validateNameEn(data.nameEn, {instancePath:instancePath+"/nameEn",parentData:data,parentDataProperty:"nameEn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNameEn.errors : addErrors(vErrors, validateNameEn.errors);
errors = vErrors.length;
}
}
if(data.bet !== undefined){
if(!(validateWon(data.bet, {instancePath:instancePath+"/bet",parentData:data,parentDataProperty:"bet",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.win !== undefined){
if(!(validateWon(data.win, {instancePath:instancePath+"/win",parentData:data,parentDataProperty:"win",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.placedAt !== undefined){
if(!(validateInstant(data.placedAt, {instancePath:instancePath+"/placedAt",parentData:data,parentDataProperty:"placedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
addError(vErrors, err9);
}
errors++;
}
validateBet.errors = vErrors;
return errors === 0;
}

validateBet.evaluated = {"props":{"id":true,"kind":true,"company":true,"nameKo":true,"nameEn":true,"bet":true,"win":true,"placedAt":true},"dynamicProps":false,"dynamicItems":false}

function validateBetsAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBetsAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if("success" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateBet(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateBet.errors : addErrors(vErrors, validateBet.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.total !== undefined){
if(!(validateCount(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCount.errors : addErrors(vErrors, validateCount.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validateBetsAnswer.errors = vErrors;
return errors === 0;
}

validateBetsAnswer.evaluated = {"props":{"status":true,"list":true,"total":true},"dynamicProps":false,"dynamicItems":false}

const schema0OfBetsRequest = {"type":"object","additionalProperties":false,"properties":{"kind":{"type":"string","enum":["slot","casino","sport"],"x-source":"A-180"},"from":{"$ref":"Instant","x-source":"A-181"},"before":{"$ref":"Instant","x-source":"A-181"},"page":{"$ref":"PageNumber","x-source":"A-008"},"pageSize":{"$ref":"PageSize","default":20,"x-source":["A-103","A-104"]}}}
function validateBetsRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBetsRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "from")) || (key0 === "before")) || (key0 === "page")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(!(((data0 === "slot") || (data0 === "casino")) || (data0 === "sport"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0OfBetsRequest.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.from !== undefined){
if(!(validateInstant(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.before !== undefined){
if(!(validateInstant(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.page !== undefined){
if(!(validatePageNumber(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageNumber.errors : addErrors(vErrors, validatePageNumber.errors);
errors = vErrors.length;
}
}
if(data.pageSize !== undefined){
if(!(validatePageSize(data.pageSize, {instancePath:instancePath+"/pageSize",parentData:data,parentDataProperty:"pageSize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageSize.errors : addErrors(vErrors, validatePageSize.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateBetsRequest.errors = vErrors;
return errors === 0;
}

validateBetsRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateCantFindCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCantFindCode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("cant_find_code" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "cant_find_code"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateCantFindCode.errors = vErrors;
return errors === 0;
}

validateCantFindCode.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateCasinoSettingAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCasinoSettingAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.casiono === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "casiono"},message:"must have required property '"+"casiono"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.casiono !== undefined){
let data1 = data.casiono;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateProvider(data1[i0], {instancePath:instancePath+"/casiono/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateProvider.errors : addErrors(vErrors, validateProvider.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/casiono",schemaPath:"#/properties/casiono/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateCasinoSettingAnswer.errors = vErrors;
return errors === 0;
}

validateCasinoSettingAnswer.evaluated = {"props":{"status":true,"casiono":true},"dynamicProps":false,"dynamicItems":false}

function validateChangePasswordRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateChangePasswordRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pw === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pw"},message:"must have required property '"+"pw"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.newPw === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newPw"},message:"must have required property '"+"newPw"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "pw") || (key0 === "newPw"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.pw !== undefined){
if(!(validatePassword(data.pw, {instancePath:instancePath+"/pw",parentData:data,parentDataProperty:"pw",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePassword.errors : addErrors(vErrors, validatePassword.errors);
errors = vErrors.length;
}
}
if(data.newPw !== undefined){
if(!(validateNewPassword(data.newPw, {instancePath:instancePath+"/newPw",parentData:data,parentDataProperty:"newPw",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNewPassword.errors : addErrors(vErrors, validateNewPassword.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateChangePasswordRequest.errors = vErrors;
return errors === 0;
}

validateChangePasswordRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateCheckIdRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCheckIdRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validateNewUserId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNewUserId.errors : addErrors(vErrors, validateNewUserId.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateCheckIdRequest.errors = vErrors;
return errors === 0;
}

validateCheckIdRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

const schema0OfCheckMinutes = {"type":"integer","enum":[15,30,60],"x-source":"A-193"}
function validateCheckMinutes(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCheckMinutes.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(!(((data === 15) || (data === 30)) || (data === 60))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0OfCheckMinutes.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validateCheckMinutes.errors = vErrors;
return errors === 0;
}

validateCheckMinutes.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateCheckNickRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCheckNickRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nick === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nick"},message:"must have required property '"+"nick"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "nick")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.nick !== undefined){
if(!(validateNick(data.nick, {instancePath:instancePath+"/nick",parentData:data,parentDataProperty:"nick",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNick.errors : addErrors(vErrors, validateNick.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateCheckNickRequest.errors = vErrors;
return errors === 0;
}

validateCheckNickRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

const schema0OfCode = {"type":["integer","string"],"minimum":-9007199254740991,"maximum":9007199254740991,"minLength":1,"x-source":"A-095"}
function validateCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0OfCode.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) < 1){
const err3 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
validateCode.errors = vErrors;
return errors === 0;
}

validateCode.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateConfirmLimitRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConfirmLimitRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "limit")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.limit !== undefined){
if(!(validateLimitKind(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateLimitKind.errors : addErrors(vErrors, validateLimitKind.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateConfirmLimitRequest.errors = vErrors;
return errors === 0;
}

validateConfirmLimitRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateContent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
validateContent.errors = vErrors;
return errors === 0;
}

validateContent.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateCount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCount.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
validateCount.errors = vErrors;
return errors === 0;
}

validateCount.evaluated = {"dynamicProps":false,"dynamicItems":false}

const schema0OfDeposit = {"type":"object","required":["id","amount","status","requestedAt","settledAt"],"properties":{"id":{"$ref":"ItemId","x-source":"A-005"},"amount":{"$ref":"Won","x-source":"A-025"},"status":{"$ref":"RequestStatus","x-source":"A-127"},"requestedAt":{"$ref":"Instant","x-source":"A-128"},"settledAt":{"$ref":"NullableInstant","x-source":"A-129"},"payIn":{"$ref":"PayIn","x-source":"A-227"},"idempotencyKey":{"type":["string","null"],"x-source":"A-231"}}}
function validateDeposit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateDeposit.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.requestedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestedAt"},message:"must have required property '"+"requestedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.settledAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settledAt"},message:"must have required property '"+"settledAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateItemId.errors : addErrors(vErrors, validateItemId.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateWon(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validateRequestStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateRequestStatus.errors : addErrors(vErrors, validateRequestStatus.errors);
errors = vErrors.length;
}
}
if(data.requestedAt !== undefined){
if(!(validateInstant(data.requestedAt, {instancePath:instancePath+"/requestedAt",parentData:data,parentDataProperty:"requestedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.settledAt !== undefined){
if(!(validateNullableInstant(data.settledAt, {instancePath:instancePath+"/settledAt",parentData:data,parentDataProperty:"settledAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
if(data.payIn !== undefined){
if(!(validatePayIn(data.payIn, {instancePath:instancePath+"/payIn",parentData:data,parentDataProperty:"payIn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePayIn.errors : addErrors(vErrors, validatePayIn.errors);
errors = vErrors.length;
}
}
if(data.idempotencyKey !== undefined){
let data6 = data.idempotencyKey;
if((typeof data6 !== "string") && (data6 !== null)){
const err5 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type: schema0OfDeposit.properties.idempotencyKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validateDeposit.errors = vErrors;
return errors === 0;
}

validateDeposit.evaluated = {"props":{"id":true,"amount":true,"status":true,"requestedAt":true,"settledAt":true,"payIn":true,"idempotencyKey":true},"dynamicProps":false,"dynamicItems":false}

function validateDepositApplied(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateDepositApplied.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.deposit === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deposit"},message:"must have required property '"+"deposit"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.deposit !== undefined){
if(!(validateDeposit(data.deposit, {instancePath:instancePath+"/deposit",parentData:data,parentDataProperty:"deposit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateDeposit.errors : addErrors(vErrors, validateDeposit.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateDepositApplied.errors = vErrors;
return errors === 0;
}

validateDepositApplied.evaluated = {"props":{"status":true,"deposit":true},"dynamicProps":false,"dynamicItems":false}

function validateDepositListAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateDepositListAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if("success" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateDeposit(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateDeposit.errors : addErrors(vErrors, validateDeposit.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.total !== undefined){
if(!(validateCount(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCount.errors : addErrors(vErrors, validateCount.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validateDepositListAnswer.errors = vErrors;
return errors === 0;
}

validateDepositListAnswer.evaluated = {"props":{"status":true,"list":true,"total":true},"dynamicProps":false,"dynamicItems":false}

function validateDepositListRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateDepositListRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "page") || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
}
if(data.page !== undefined){
if(!(validatePageNumber(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageNumber.errors : addErrors(vErrors, validatePageNumber.errors);
errors = vErrors.length;
}
}
if(data.pageSize !== undefined){
if(!(validatePageSize(data.pageSize, {instancePath:instancePath+"/pageSize",parentData:data,parentDataProperty:"pageSize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageSize.errors : addErrors(vErrors, validatePageSize.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validateDepositListRequest.errors = vErrors;
return errors === 0;
}

validateDepositListRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateDepositsEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateDepositsEvent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.page === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.pageSize === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageSize"},message:"must have required property '"+"pageSize"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.answer === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if("deposits" !== data0){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "deposits"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.page !== undefined){
if(!(validatePageNumber(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageNumber.errors : addErrors(vErrors, validatePageNumber.errors);
errors = vErrors.length;
}
}
if(data.pageSize !== undefined){
if(!(validatePageSize(data.pageSize, {instancePath:instancePath+"/pageSize",parentData:data,parentDataProperty:"pageSize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageSize.errors : addErrors(vErrors, validatePageSize.errors);
errors = vErrors.length;
}
}
if(data.answer !== undefined){
if(!(validateDepositListAnswer(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateDepositListAnswer.errors : addErrors(vErrors, validateDepositListAnswer.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validateDepositsEvent.errors = vErrors;
return errors === 0;
}

validateDepositsEvent.evaluated = {"props":{"status":true,"page":true,"pageSize":true,"answer":true},"dynamicProps":false,"dynamicItems":false}

function validateEmptyBody(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateEmptyBody.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 0){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 0},message:"must NOT have more than 0 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateEmptyBody.errors = vErrors;
return errors === 0;
}

validateEmptyBody.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

const schema0OfEndSessionsRequest = {"type":"object","additionalProperties":false,"required":["session"],"properties":{"session":{"type":["string","null"],"minLength":1,"maxLength":64,"x-source":"A-225"}}}
function validateEndSessionsRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateEndSessionsRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "session")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.session !== undefined){
let data0 = data.session;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: schema0OfEndSessionsRequest.properties.session.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(typeof data0 === "string"){
if(ajvRuntimeUcs2lengthDefault(data0) > 64){
const err3 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(ajvRuntimeUcs2lengthDefault(data0) < 1){
const err4 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateEndSessionsRequest.errors = vErrors;
return errors === 0;
}

validateEndSessionsRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateEndedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateEndedEvent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("ended" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "ended"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateEndedEvent.errors = vErrors;
return errors === 0;
}

validateEndedEvent.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateFieldError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFieldError.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"},message:"must have required property '"+"pointer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
const err2 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateFieldError.errors = vErrors;
return errors === 0;
}

validateFieldError.evaluated = {"props":{"pointer":true,"message":true},"dynamicProps":false,"dynamicItems":false}

function validateFiguresEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFiguresEvent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.answer === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("figures" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "figures"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.answer !== undefined){
if(!(validateHealthAnswer(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateHealthAnswer.errors : addErrors(vErrors, validateHealthAnswer.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateFiguresEvent.errors = vErrors;
return errors === 0;
}

validateFiguresEvent.evaluated = {"props":{"status":true,"answer":true},"dynamicProps":false,"dynamicItems":false}

function validateGameAddress(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateGameAddress.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.gameUrl === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameUrl"},message:"must have required property '"+"gameUrl"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.gameUrl !== undefined){
if(!(validateGameUrl(data.gameUrl, {instancePath:instancePath+"/gameUrl",parentData:data,parentDataProperty:"gameUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateGameUrl.errors : addErrors(vErrors, validateGameUrl.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateGameAddress.errors = vErrors;
return errors === 0;
}

validateGameAddress.evaluated = {"props":{"status":true,"gameUrl":true},"dynamicProps":false,"dynamicItems":false}

const pattern0OfGameUrl = new RegExp("^(?:[Hh][Tt][Tt][Pp][Ss]|http(?=://(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d+)?(?:[/?#]|$)))://(?:[^\\s\\x00-\\x20\\x7f-\\x9f\\\\/?#@:\\[\\]]+|\\[[\\dA-Fa-f:.]+\\])(?::\\d{1,5})?(?:[/?#][^\\s\\x00-\\x20\\x7f-\\x9f\\\\]*)?$", "u")
function validateGameUrl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateGameUrl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0OfGameUrl.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]|http(?=://(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d+)?(?:[/?#]|$)))://(?:[^\\s\\x00-\\x20\\x7f-\\x9f\\\\/?#@:\\[\\]]+|\\[[\\dA-Fa-f:.]+\\])(?::\\d{1,5})?(?:[/?#][^\\s\\x00-\\x20\\x7f-\\x9f\\\\]*)?$"},message:"must match pattern \""+"^(?:[Hh][Tt][Tt][Pp][Ss]|http(?=://(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d+)?(?:[/?#]|$)))://(?:[^\\s\\x00-\\x20\\x7f-\\x9f\\\\/?#@:\\[\\]]+|\\[[\\dA-Fa-f:.]+\\])(?::\\d{1,5})?(?:[/?#][^\\s\\x00-\\x20\\x7f-\\x9f\\\\]*)?$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validateGameUrl.errors = vErrors;
return errors === 0;
}

validateGameUrl.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateGetNoteAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateGetNoteAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateNote(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNote.errors : addErrors(vErrors, validateNote.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateGetNoteAnswer.errors = vErrors;
return errors === 0;
}

validateGetNoteAnswer.evaluated = {"props":{"status":true,"list":true},"dynamicProps":false,"dynamicItems":false}

function validateHealthAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateHealthAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.user === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.noteCount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "noteCount"},message:"must have required property '"+"noteCount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.helpCount === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "helpCount"},message:"must have required property '"+"helpCount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if("success" !== data0){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.user !== undefined){
if(!(validateUser(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateUser.errors : addErrors(vErrors, validateUser.errors);
errors = vErrors.length;
}
}
if(data.noteCount !== undefined){
if(!(validateCount(data.noteCount, {instancePath:instancePath+"/noteCount",parentData:data,parentDataProperty:"noteCount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCount.errors : addErrors(vErrors, validateCount.errors);
errors = vErrors.length;
}
}
if(data.helpCount !== undefined){
if(!(validateCount(data.helpCount, {instancePath:instancePath+"/helpCount",parentData:data,parentDataProperty:"helpCount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCount.errors : addErrors(vErrors, validateCount.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validateHealthAnswer.errors = vErrors;
return errors === 0;
}

validateHealthAnswer.evaluated = {"props":{"status":true,"user":true,"noteCount":true,"helpCount":true},"dynamicProps":false,"dynamicItems":false}

function validateHelpLine(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateHelpLine.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.address === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateHelpLine.errors = vErrors;
return errors === 0;
}

validateHelpLine.evaluated = {"props":{"name":true,"address":true},"dynamicProps":false,"dynamicItems":false}

function validateHelpListAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateHelpListAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateInquiry(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInquiry.errors : addErrors(vErrors, validateInquiry.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateHelpListAnswer.errors = vErrors;
return errors === 0;
}

validateHelpListAnswer.evaluated = {"props":{"status":true,"list":true},"dynamicProps":false,"dynamicItems":false}

function validateIgnoredBody(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validateIgnoredBody.errors = null;
return true;
}

validateIgnoredBody.evaluated = {"dynamicProps":false,"dynamicItems":false}

const schema0OfImageAddress = {"type":["string","null"]}
function validateImageAddress(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateImageAddress.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0OfImageAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
validateImageAddress.errors = vErrors;
return errors === 0;
}

validateImageAddress.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateInGameBalanceAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateInGameBalanceAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.gameMoney === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameMoney"},message:"must have required property '"+"gameMoney"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.balance === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.rolling === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rolling"},message:"must have required property '"+"rolling"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.userId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
if("success" !== data0){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
}
if(data.gameMoney !== undefined){
if(!(validateWon(data.gameMoney, {instancePath:instancePath+"/gameMoney",parentData:data,parentDataProperty:"gameMoney",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.balance !== undefined){
if(!(validateWon(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.rolling !== undefined){
if(!(validatePoints(data.rolling, {instancePath:instancePath+"/rolling",parentData:data,parentDataProperty:"rolling",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePoints.errors : addErrors(vErrors, validatePoints.errors);
errors = vErrors.length;
}
}
if(data.userId !== undefined){
if(!(validateMemberId(data.userId, {instancePath:instancePath+"/userId",parentData:data,parentDataProperty:"userId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateMemberId.errors : addErrors(vErrors, validateMemberId.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
validateInGameBalanceAnswer.errors = vErrors;
return errors === 0;
}

validateInGameBalanceAnswer.evaluated = {"props":{"status":true,"gameMoney":true,"balance":true,"rolling":true,"userId":true},"dynamicProps":false,"dynamicItems":false}

const schema0OfInquiry = {"type":"object","required":["id","title","createdAt","answeredAt","readAt"],"properties":{"id":{"$ref":"ItemId","x-source":"A-005"},"title":{"$ref":"Title","x-source":"A-007"},"createdAt":{"$ref":"Instant","x-source":"A-099"},"answeredAt":{"$ref":"NullableInstant","x-source":"A-100"},"readAt":{"$ref":"NullableInstant","x-source":"A-101"},"kind":{"type":["string","null"],"x-source":"A-230"}}}
function validateInquiry(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateInquiry.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.answeredAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answeredAt"},message:"must have required property '"+"answeredAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.readAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "readAt"},message:"must have required property '"+"readAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateItemId.errors : addErrors(vErrors, validateItemId.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validateTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateTitle.errors : addErrors(vErrors, validateTitle.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
if(!(validateInstant(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.answeredAt !== undefined){
if(!(validateNullableInstant(data.answeredAt, {instancePath:instancePath+"/answeredAt",parentData:data,parentDataProperty:"answeredAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
if(data.readAt !== undefined){
if(!(validateNullableInstant(data.readAt, {instancePath:instancePath+"/readAt",parentData:data,parentDataProperty:"readAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data5 = data.kind;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema0OfInquiry.properties.kind.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validateInquiry.errors = vErrors;
return errors === 0;
}

validateInquiry.evaluated = {"props":{"id":true,"title":true,"createdAt":true,"answeredAt":true,"readAt":true,"kind":true},"dynamicProps":false,"dynamicItems":false}

function validateInquiryRead(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateInquiryRead.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.help === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "help"},message:"must have required property '"+"help"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.help !== undefined){
if(!(validateInquiryText(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInquiryText.errors : addErrors(vErrors, validateInquiryText.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateInquiryRead.errors = vErrors;
return errors === 0;
}

validateInquiryRead.evaluated = {"props":{"status":true,"help":true},"dynamicProps":false,"dynamicItems":false}

const schema0OfInquiryText = {"type":"object","required":["id","title","createdAt","answeredAt","readAt","content","answer"],"properties":{"id":{"$ref":"ItemId","x-source":"A-005"},"title":{"$ref":"Title","x-source":"A-007"},"createdAt":{"$ref":"Instant","x-source":"A-099"},"answeredAt":{"$ref":"NullableInstant","x-source":"A-100"},"readAt":{"$ref":"NullableInstant","x-source":"A-101"},"content":{"$ref":"Content","x-source":"A-098"},"answer":{"type":["string","null"],"x-source":"A-102"}}}
function validateInquiryText(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateInquiryText.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.answeredAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answeredAt"},message:"must have required property '"+"answeredAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.readAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "readAt"},message:"must have required property '"+"readAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.content === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
if(data.answer === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateItemId.errors : addErrors(vErrors, validateItemId.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validateTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateTitle.errors : addErrors(vErrors, validateTitle.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
if(!(validateInstant(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.answeredAt !== undefined){
if(!(validateNullableInstant(data.answeredAt, {instancePath:instancePath+"/answeredAt",parentData:data,parentDataProperty:"answeredAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
if(data.readAt !== undefined){
if(!(validateNullableInstant(data.readAt, {instancePath:instancePath+"/readAt",parentData:data,parentDataProperty:"readAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validateContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateContent.errors : addErrors(vErrors, validateContent.errors);
errors = vErrors.length;
}
}
if(data.answer !== undefined){
let data6 = data.answer;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: schema0OfInquiryText.properties.answer.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
validateInquiryText.errors = vErrors;
return errors === 0;
}

validateInquiryText.evaluated = {"props":{"id":true,"title":true,"createdAt":true,"answeredAt":true,"readAt":true,"content":true,"answer":true},"dynamicProps":false,"dynamicItems":false}

function validateInquiryWritten(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateInquiryWritten.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.help === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "help"},message:"must have required property '"+"help"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.help !== undefined){
if(!(validateInquiry(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInquiry.errors : addErrors(vErrors, validateInquiry.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateInquiryWritten.errors = vErrors;
return errors === 0;
}

validateInquiryWritten.evaluated = {"props":{"status":true,"help":true},"dynamicProps":false,"dynamicItems":false}

function validateInstant(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateInstant.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(ajvFormatsFormatsFullFormatsDateTime.validate(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validateInstant.errors = vErrors;
return errors === 0;
}

validateInstant.evaluated = {"dynamicProps":false,"dynamicItems":false}

const schema0OfItemId = {"type":["integer","string"],"minimum":-9007199254740991,"maximum":9007199254740991,"minLength":1,"x-source":"A-094"}
function validateItemId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateItemId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0OfItemId.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) < 1){
const err3 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
validateItemId.errors = vErrors;
return errors === 0;
}

validateItemId.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateItemRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateItemRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateItemId.errors : addErrors(vErrors, validateItemId.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateItemRequest.errors = vErrors;
return errors === 0;
}

validateItemRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateLayoutShift(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLayoutShift.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateLayoutShift.errors = vErrors;
return errors === 0;
}

validateLayoutShift.evaluated = {"dynamicProps":false,"dynamicItems":false}

const schema0OfLimit = {"type":"object","required":["limit","value","used","left","pendingValue","pendingFrom","pendingUntil"],"properties":{"limit":{"$ref":"LimitKind","x-source":"A-191"},"value":{"$ref":"LimitValue","x-source":"A-191"},"used":{"type":"integer","x-source":"A-191"},"left":{"type":["integer","null"],"x-source":"A-191"},"pendingValue":{"$ref":"LimitValue","x-source":"A-191"},"pendingFrom":{"$ref":"NullableInstant","x-source":"A-191"},"pendingUntil":{"$ref":"NullableInstant","x-source":"A-191"}}}
function validateLimit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLimit.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.used === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "used"},message:"must have required property '"+"used"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.left === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.pendingValue === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pendingValue"},message:"must have required property '"+"pendingValue"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.pendingFrom === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pendingFrom"},message:"must have required property '"+"pendingFrom"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
if(data.pendingUntil === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pendingUntil"},message:"must have required property '"+"pendingUntil"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
if(data.limit !== undefined){
if(!(validateLimitKind(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateLimitKind.errors : addErrors(vErrors, validateLimitKind.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validateLimitValue(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateLimitValue.errors : addErrors(vErrors, validateLimitValue.errors);
errors = vErrors.length;
}
}
if(data.used !== undefined){
let data2 = data.used;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
}
if(data.left !== undefined){
let data3 = data.left;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err8 = {instancePath:instancePath+"/left",schemaPath:"#/properties/left/type",keyword:"type",params:{type: schema0OfLimit.properties.left.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
}
if(data.pendingValue !== undefined){
if(!(validateLimitValue(data.pendingValue, {instancePath:instancePath+"/pendingValue",parentData:data,parentDataProperty:"pendingValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateLimitValue.errors : addErrors(vErrors, validateLimitValue.errors);
errors = vErrors.length;
}
}
if(data.pendingFrom !== undefined){
if(!(validateNullableInstant(data.pendingFrom, {instancePath:instancePath+"/pendingFrom",parentData:data,parentDataProperty:"pendingFrom",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
if(data.pendingUntil !== undefined){
if(!(validateNullableInstant(data.pendingUntil, {instancePath:instancePath+"/pendingUntil",parentData:data,parentDataProperty:"pendingUntil",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
addError(vErrors, err9);
}
errors++;
}
validateLimit.errors = vErrors;
return errors === 0;
}

validateLimit.evaluated = {"props":{"limit":true,"value":true,"used":true,"left":true,"pendingValue":true,"pendingFrom":true,"pendingUntil":true},"dynamicProps":false,"dynamicItems":false}

const schema0OfLimitKind = {"type":"string","enum":["deposit_24h","deposit_7d","deposit_month","time_day"],"x-source":"A-191"}
function validateLimitKind(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLimitKind.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(!((((data === "deposit_24h") || (data === "deposit_7d")) || (data === "deposit_month")) || (data === "time_day"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0OfLimitKind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validateLimitKind.errors = vErrors;
return errors === 0;
}

validateLimitKind.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateLimitReached(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLimitReached.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.limit === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.left === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.freesAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freesAt"},message:"must have required property '"+"freesAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if("limit" !== data0){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "limit"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.limit !== undefined){
if(!(validateLimitKind(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateLimitKind.errors : addErrors(vErrors, validateLimitKind.errors);
errors = vErrors.length;
}
}
if(data.left !== undefined){
let data2 = data.left;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/left",schemaPath:"#/properties/left/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
}
if(data.freesAt !== undefined){
if(!(validateNullableInstant(data.freesAt, {instancePath:instancePath+"/freesAt",parentData:data,parentDataProperty:"freesAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
validateLimitReached.errors = vErrors;
return errors === 0;
}

validateLimitReached.evaluated = {"props":{"status":true,"limit":true,"left":true,"freesAt":true},"dynamicProps":false,"dynamicItems":false}

const schema0OfLimitValue = {"type":["integer","null"],"format":"int64","minimum":1,"maximum":1000000000,"x-source":"A-191"}
function validateLimitValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLimitValue.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0OfLimitValue.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
validateLimitValue.errors = vErrors;
return errors === 0;
}

validateLimitValue.evaluated = {"dynamicProps":false,"dynamicItems":false}

const schema0OfListedCode = {"type":["integer","string","null"],"minimum":-9007199254740991,"maximum":9007199254740991,"x-source":"A-095"}
function validateListedCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateListedCode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0OfListedCode.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
validateListedCode.errors = vErrors;
return errors === 0;
}

validateListedCode.evaluated = {"dynamicProps":false,"dynamicItems":false}

const schema0OfLockAnswer = {"title":"Lock","type":"object","required":["status","locked","reason","until"],"properties":{"status":{"type":"string","const":"success","default":"success","x-source":["A-001","A-071","A-242"]},"locked":{"type":"boolean","x-source":["A-016","A-236"]},"reason":{"type":["string","null"],"x-source":"A-115"},"until":{"$ref":"NullableInstant","x-source":"A-116"}}}
function validateLockAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLockAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.locked === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked"},message:"must have required property '"+"locked"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.until === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if("success" !== data0){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.locked !== undefined){
if(typeof data.locked !== "boolean"){
const err6 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema0OfLockAnswer.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
}
if(data.until !== undefined){
if(!(validateNullableInstant(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
validateLockAnswer.errors = vErrors;
return errors === 0;
}

validateLockAnswer.evaluated = {"props":{"status":true,"locked":true,"reason":true,"until":true},"dynamicProps":false,"dynamicItems":false}

function validateLoginApproval(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLoginApproval.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("wait" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "wait"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateLoginApproval.errors = vErrors;
return errors === 0;
}

validateLoginApproval.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateLoginAuthenticated(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLoginAuthenticated.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.token === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("authenticated" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "authenticated"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.token !== undefined){
if(typeof data.token !== "string"){
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
if(data.expiresAt !== undefined){
if(!(validateInstant(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateLoginAuthenticated.errors = vErrors;
return errors === 0;
}

validateLoginAuthenticated.evaluated = {"props":{"status":true,"token":true,"expiresAt":true,"user":true},"dynamicProps":false,"dynamicItems":false}

function validateLoginRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLoginRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.pw === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pw"},message:"must have required property '"+"pw"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "pw"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validateUserId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateUserId.errors : addErrors(vErrors, validateUserId.errors);
errors = vErrors.length;
}
}
if(data.pw !== undefined){
if(!(validatePassword(data.pw, {instancePath:instancePath+"/pw",parentData:data,parentDataProperty:"pw",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePassword.errors : addErrors(vErrors, validatePassword.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateLoginRequest.errors = vErrors;
return errors === 0;
}

validateLoginRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateLowPoint(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLowPoint.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("low_point" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "low_point"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateLowPoint.errors = vErrors;
return errors === 0;
}

validateLowPoint.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateMeasuredTime(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMeasuredTime.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 300000 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300000},message:"must be <= 300000"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateMeasuredTime.errors = vErrors;
return errors === 0;
}

validateMeasuredTime.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateMember(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMember.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.registeredAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registeredAt"},message:"must have required property '"+"registeredAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.lastLoginAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastLoginAt"},message:"must have required property '"+"lastLoginAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.user !== undefined){
if(!(validateUser(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateUser.errors : addErrors(vErrors, validateUser.errors);
errors = vErrors.length;
}
}
if(data.registeredAt !== undefined){
if(!(validateInstant(data.registeredAt, {instancePath:instancePath+"/registeredAt",parentData:data,parentDataProperty:"registeredAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.lastLoginAt !== undefined){
if(!(validateNullableInstant(data.lastLoginAt, {instancePath:instancePath+"/lastLoginAt",parentData:data,parentDataProperty:"lastLoginAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateMember.errors = vErrors;
return errors === 0;
}

validateMember.evaluated = {"props":{"user":true,"registeredAt":true,"lastLoginAt":true},"dynamicProps":false,"dynamicItems":false}

function validateMemberAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMemberAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.member === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member"},message:"must have required property '"+"member"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.member !== undefined){
if(!(validateMember(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateMember.errors : addErrors(vErrors, validateMember.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateMemberAnswer.errors = vErrors;
return errors === 0;
}

validateMemberAnswer.evaluated = {"props":{"status":true,"member":true},"dynamicProps":false,"dynamicItems":false}

const schema0OfMemberId = {"type":["integer","string"],"minimum":0,"maximum":9007199254740991,"minLength":1,"x-source":["A-150","A-211"]}
function validateMemberId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMemberId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0OfMemberId.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) < 1){
const err3 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
validateMemberId.errors = vErrors;
return errors === 0;
}

validateMemberId.evaluated = {"dynamicProps":false,"dynamicItems":false}

const schema0OfMoneyKind = {"type":"string","enum":["deposit","withdrawal","transfer_in","transfer_out"],"x-source":["A-195","A-237"]}
function validateMoneyKind(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMoneyKind.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(!((((data === "deposit") || (data === "withdrawal")) || (data === "transfer_in")) || (data === "transfer_out"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0OfMoneyKind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validateMoneyKind.errors = vErrors;
return errors === 0;
}

validateMoneyKind.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateMoneyRecord(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMoneyRecord.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateMovement(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateMovement.errors : addErrors(vErrors, validateMovement.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateMoneyRecord.errors = vErrors;
return errors === 0;
}

validateMoneyRecord.evaluated = {"props":{"status":true,"list":true},"dynamicProps":false,"dynamicItems":false}

function validateMovement(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMovement.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.kind !== undefined){
if(!(validateMoneyKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateMoneyKind.errors : addErrors(vErrors, validateMoneyKind.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
if(data.at !== undefined){
if(!(validateInstant(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validateMovementState(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateMovementState.errors : addErrors(vErrors, validateMovementState.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateMovement.errors = vErrors;
return errors === 0;
}

validateMovement.evaluated = {"props":{"kind":true,"amount":true,"at":true,"state":true},"dynamicProps":false,"dynamicItems":false}

const schema0OfMovementState = {"type":"string","enum":["unknown","waiting","completed","cancelled"],"x-source":"A-195"}
function validateMovementState(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMovementState.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(!((((data === "unknown") || (data === "waiting")) || (data === "completed")) || (data === "cancelled"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0OfMovementState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validateMovementState.errors = vErrors;
return errors === 0;
}

validateMovementState.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateNameEn(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNameEn.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
validateNameEn.errors = vErrors;
return errors === 0;
}

validateNameEn.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateNameKo(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNameKo.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
validateNameKo.errors = vErrors;
return errors === 0;
}

validateNameKo.evaluated = {"dynamicProps":false,"dynamicItems":false}

const pattern0OfNewContent = new RegExp("^(?=[\\s\\S]*\\S)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$", "u")
function validateNewContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNewContent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) > 4000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(ajvRuntimeUcs2lengthDefault(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(!pattern0OfNewContent.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*\\S)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*\\S)[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateNewContent.errors = vErrors;
return errors === 0;
}

validateNewContent.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateNewPassword(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNewPassword.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) > 128){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(ajvRuntimeUcs2lengthDefault(data) < 8){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateNewPassword.errors = vErrors;
return errors === 0;
}

validateNewPassword.evaluated = {"dynamicProps":false,"dynamicItems":false}

const pattern0OfNewTitle = new RegExp("^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$", "u")
function validateNewTitle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNewTitle.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) > 120){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(ajvRuntimeUcs2lengthDefault(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(!pattern0OfNewTitle.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateNewTitle.errors = vErrors;
return errors === 0;
}

validateNewTitle.evaluated = {"dynamicProps":false,"dynamicItems":false}

const pattern0OfNewUserId = new RegExp("^[A-Za-z0-9]+$", "u")
function validateNewUserId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNewUserId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(ajvRuntimeUcs2lengthDefault(data) < 4){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(!pattern0OfNewUserId.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]+$"},message:"must match pattern \""+"^[A-Za-z0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateNewUserId.errors = vErrors;
return errors === 0;
}

validateNewUserId.evaluated = {"dynamicProps":false,"dynamicItems":false}

const pattern0OfNick = new RegExp("^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$", "u")
function validateNick(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNick.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) > 12){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(ajvRuntimeUcs2lengthDefault(data) < 2){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(!pattern0OfNick.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateNick.errors = vErrors;
return errors === 0;
}

validateNick.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateNotEnoughBalance(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNotEnoughBalance.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("balance" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "balance"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateNotEnoughBalance.errors = vErrors;
return errors === 0;
}

validateNotEnoughBalance.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateNote(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNote.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.readAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "readAt"},message:"must have required property '"+"readAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateItemId.errors : addErrors(vErrors, validateItemId.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validateTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateTitle.errors : addErrors(vErrors, validateTitle.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
if(!(validateInstant(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.readAt !== undefined){
if(!(validateNullableInstant(data.readAt, {instancePath:instancePath+"/readAt",parentData:data,parentDataProperty:"readAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateNote.errors = vErrors;
return errors === 0;
}

validateNote.evaluated = {"props":{"id":true,"title":true,"createdAt":true,"readAt":true},"dynamicProps":false,"dynamicItems":false}

function validateNoteListAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNoteListAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if("success" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateNote(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNote.errors : addErrors(vErrors, validateNote.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.total !== undefined){
if(!(validateCount(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCount.errors : addErrors(vErrors, validateCount.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validateNoteListAnswer.errors = vErrors;
return errors === 0;
}

validateNoteListAnswer.evaluated = {"props":{"status":true,"list":true,"total":true},"dynamicProps":false,"dynamicItems":false}

function validateNoteListRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNoteListRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "page") || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
}
if(data.page !== undefined){
if(!(validatePageNumber(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageNumber.errors : addErrors(vErrors, validatePageNumber.errors);
errors = vErrors.length;
}
}
if(data.pageSize !== undefined){
if(!(validatePageSize(data.pageSize, {instancePath:instancePath+"/pageSize",parentData:data,parentDataProperty:"pageSize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageSize.errors : addErrors(vErrors, validatePageSize.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validateNoteListRequest.errors = vErrors;
return errors === 0;
}

validateNoteListRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateNoteRead(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNoteRead.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.note === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.note !== undefined){
if(!(validateNoteText(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNoteText.errors : addErrors(vErrors, validateNoteText.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateNoteRead.errors = vErrors;
return errors === 0;
}

validateNoteRead.evaluated = {"props":{"status":true,"note":true},"dynamicProps":false,"dynamicItems":false}

function validateNoteText(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNoteText.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.readAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "readAt"},message:"must have required property '"+"readAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.content === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateItemId.errors : addErrors(vErrors, validateItemId.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validateTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateTitle.errors : addErrors(vErrors, validateTitle.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
if(!(validateInstant(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.readAt !== undefined){
if(!(validateNullableInstant(data.readAt, {instancePath:instancePath+"/readAt",parentData:data,parentDataProperty:"readAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validateContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateContent.errors : addErrors(vErrors, validateContent.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateNoteText.errors = vErrors;
return errors === 0;
}

validateNoteText.evaluated = {"props":{"id":true,"title":true,"createdAt":true,"readAt":true,"content":true},"dynamicProps":false,"dynamicItems":false}

function validateNotice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNotice.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateItemId.errors : addErrors(vErrors, validateItemId.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validateTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateTitle.errors : addErrors(vErrors, validateTitle.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validateContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateContent.errors : addErrors(vErrors, validateContent.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
if(!(validateInstant(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateNotice.errors = vErrors;
return errors === 0;
}

validateNotice.evaluated = {"props":{"id":true,"title":true,"content":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false}

function validateNoticePopup(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNoticePopup.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateItemId.errors : addErrors(vErrors, validateItemId.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validateTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateTitle.errors : addErrors(vErrors, validateTitle.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validateContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateContent.errors : addErrors(vErrors, validateContent.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateNoticePopup.errors = vErrors;
return errors === 0;
}

validateNoticePopup.evaluated = {"props":{"id":true,"title":true,"content":true},"dynamicProps":false,"dynamicItems":false}

function validateNoticePopupAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNoticePopupAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateNoticePopup(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNoticePopup.errors : addErrors(vErrors, validateNoticePopup.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateNoticePopupAnswer.errors = vErrors;
return errors === 0;
}

validateNoticePopupAnswer.evaluated = {"props":{"status":true,"list":true},"dynamicProps":false,"dynamicItems":false}

function validateNoticesAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNoticesAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateNotice(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNotice.errors : addErrors(vErrors, validateNotice.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateNoticesAnswer.errors = vErrors;
return errors === 0;
}

validateNoticesAnswer.evaluated = {"props":{"status":true,"list":true},"dynamicProps":false,"dynamicItems":false}

const schema0OfNullableInstant = {"type":["string","null"],"format":"date-time","x-source":"A-004"}
function validateNullableInstant(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateNullableInstant.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0OfNullableInstant.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(typeof data === "string"){
if(!(ajvFormatsFormatsFullFormatsDateTime.validate(data))){
const err1 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
validateNullableInstant.errors = vErrors;
return errors === 0;
}

validateNullableInstant.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateOnBreak(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateOnBreak.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.until === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("break" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "break"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.until !== undefined){
if(!(validateInstant(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateOnBreak.errors = vErrors;
return errors === 0;
}

validateOnBreak.evaluated = {"props":{"status":true,"until":true},"dynamicProps":false,"dynamicItems":false}

function validateOpenGameRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateOpenGameRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validateOpenSlotRequest(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateOpenSlotRequest.errors : addErrors(vErrors, validateOpenSlotRequest.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validateOpenLobbyRequest(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateOpenLobbyRequest.errors : addErrors(vErrors, validateOpenLobbyRequest.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validateOpenGameRequest.errors = vErrors;
return errors === 0;
}

validateOpenGameRequest.evaluated = {"dynamicProps":false,"dynamicItems":false}

const schema0OfOpenLobbyRequest = {"title":"A provider's casino or sports book","x-source":"A-134","type":"object","required":["kind","company"],"additionalProperties":false,"properties":{"kind":{"type":"string","enum":["casino","sport"],"x-source":"A-028"},"company":{"$ref":"Code","x-source":["A-132","A-199"]}}}
function validateOpenLobbyRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateOpenLobbyRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.company === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "company"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(!((data0 === "casino") || (data0 === "sport"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0OfOpenLobbyRequest.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
if(data.company !== undefined){
if(!(validateCode(data.company, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCode.errors : addErrors(vErrors, validateCode.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateOpenLobbyRequest.errors = vErrors;
return errors === 0;
}

validateOpenLobbyRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateOpenSlotRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateOpenSlotRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.company === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.game === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "game"},message:"must have required property '"+"game"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "company")) || (key0 === "game"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if("slot" !== data0){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "slot"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.company !== undefined){
if(!(validateCode(data.company, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCode.errors : addErrors(vErrors, validateCode.errors);
errors = vErrors.length;
}
}
if(data.game !== undefined){
if(!(validateCode(data.game, {instancePath:instancePath+"/game",parentData:data,parentDataProperty:"game",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCode.errors : addErrors(vErrors, validateCode.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validateOpenSlotRequest.errors = vErrors;
return errors === 0;
}

validateOpenSlotRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

const schema0OfOwnSession = {"type":"object","required":["session","isThis","browser","system","startedAt","lastUsedAt"],"properties":{"session":{"type":"string","minLength":1,"maxLength":64,"x-source":"A-224"},"isThis":{"type":"boolean","x-source":"A-224"},"browser":{"type":["string","null"],"x-source":"A-224"},"system":{"type":["string","null"],"x-source":"A-224"},"startedAt":{"$ref":"Instant","x-source":"A-224"},"lastUsedAt":{"$ref":"Instant","x-source":"A-224"}}}
function validateOwnSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateOwnSession.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.isThis === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isThis"},message:"must have required property '"+"isThis"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.browser === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "browser"},message:"must have required property '"+"browser"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.system === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "system"},message:"must have required property '"+"system"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.startedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.lastUsedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastUsedAt"},message:"must have required property '"+"lastUsedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
if(data.session !== undefined){
let data0 = data.session;
if(typeof data0 === "string"){
if(ajvRuntimeUcs2lengthDefault(data0) > 64){
const err6 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
if(ajvRuntimeUcs2lengthDefault(data0) < 1){
const err7 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
}
if(data.isThis !== undefined){
if(typeof data.isThis !== "boolean"){
const err9 = {instancePath:instancePath+"/isThis",schemaPath:"#/properties/isThis/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
addError(vErrors, err9);
}
errors++;
}
}
if(data.browser !== undefined){
let data2 = data.browser;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/browser",schemaPath:"#/properties/browser/type",keyword:"type",params:{type: schema0OfOwnSession.properties.browser.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
addError(vErrors, err10);
}
errors++;
}
}
if(data.system !== undefined){
let data3 = data.system;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema0OfOwnSession.properties.system.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
addError(vErrors, err11);
}
errors++;
}
}
if(data.startedAt !== undefined){
if(!(validateInstant(data.startedAt, {instancePath:instancePath+"/startedAt",parentData:data,parentDataProperty:"startedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.lastUsedAt !== undefined){
if(!(validateInstant(data.lastUsedAt, {instancePath:instancePath+"/lastUsedAt",parentData:data,parentDataProperty:"lastUsedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
addError(vErrors, err12);
}
errors++;
}
validateOwnSession.errors = vErrors;
return errors === 0;
}

validateOwnSession.evaluated = {"props":{"session":true,"isThis":true,"browser":true,"system":true,"startedAt":true,"lastUsedAt":true},"dynamicProps":false,"dynamicItems":false}

function validateOwnSessions(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateOwnSessions.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateOwnSession(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateOwnSession.errors : addErrors(vErrors, validateOwnSession.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateOwnSessions.errors = vErrors;
return errors === 0;
}

validateOwnSessions.evaluated = {"props":{"status":true,"list":true},"dynamicProps":false,"dynamicItems":false}

function validatePageNumber(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePageNumber.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 100000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
validatePageNumber.errors = vErrors;
return errors === 0;
}

validatePageNumber.evaluated = {"dynamicProps":false,"dynamicItems":false}

const schema0OfPagePattern = {"type":"string","enum":["/","/accessibility","/bets","/casino","/comp","/deposit","/devices","/game","/help","/limits","/login","/note","/notice","/register","/search","/slot","/slot/game","/sport","/user","/withdraw","other"],"x-source":"A-151"}
function validatePagePattern(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePagePattern.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(!(((((((((((((((((((((data === "/") || (data === "/accessibility")) || (data === "/bets")) || (data === "/casino")) || (data === "/comp")) || (data === "/deposit")) || (data === "/devices")) || (data === "/game")) || (data === "/help")) || (data === "/limits")) || (data === "/login")) || (data === "/note")) || (data === "/notice")) || (data === "/register")) || (data === "/search")) || (data === "/slot")) || (data === "/slot/game")) || (data === "/sport")) || (data === "/user")) || (data === "/withdraw")) || (data === "other"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0OfPagePattern.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validatePagePattern.errors = vErrors;
return errors === 0;
}

validatePagePattern.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validatePageSize(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePageSize.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
validatePageSize.errors = vErrors;
return errors === 0;
}

validatePageSize.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validatePassword(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePassword.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validatePassword.errors = vErrors;
return errors === 0;
}

validatePassword.evaluated = {"dynamicProps":false,"dynamicItems":false}

const schema0OfPayIn = {"type":"object","properties":{"code":{"type":["integer","string","null"],"minimum":-9007199254740991,"maximum":9007199254740991,"x-source":"A-227"},"bankOwner":{"type":["string","null"],"x-source":"A-227"},"instruction":{"type":["string","null"],"x-source":"A-227"},"payTo":{"type":["string","null"],"x-source":"A-228"},"payBy":{"$ref":"NullableInstant","x-source":"A-229"}}}
function validatePayIn(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePayIn.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (typeof data0 !== "string")) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema0OfPayIn.properties.code.type},message:"must be integer,string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
if(data.bankOwner !== undefined){
let data1 = data.bankOwner;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/bankOwner",schemaPath:"#/properties/bankOwner/type",keyword:"type",params:{type: schema0OfPayIn.properties.bankOwner.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.instruction !== undefined){
let data2 = data.instruction;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/instruction",schemaPath:"#/properties/instruction/type",keyword:"type",params:{type: schema0OfPayIn.properties.instruction.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
if(data.payTo !== undefined){
let data3 = data.payTo;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/payTo",schemaPath:"#/properties/payTo/type",keyword:"type",params:{type: schema0OfPayIn.properties.payTo.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.payBy !== undefined){
if(!(validateNullableInstant(data.payBy, {instancePath:instancePath+"/payBy",parentData:data,parentDataProperty:"payBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validatePayIn.errors = vErrors;
return errors === 0;
}

validatePayIn.evaluated = {"props":{"code":true,"bankOwner":true,"instruction":true,"payTo":true,"payBy":true},"dynamicProps":false,"dynamicItems":false}

function validatePaymentDepositApplied(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePaymentDepositApplied.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.deposit === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deposit"},message:"must have required property '"+"deposit"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.instruction === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instruction"},message:"must have required property '"+"instruction"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if("success" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
if(data.deposit !== undefined){
if(!(validateDeposit(data.deposit, {instancePath:instancePath+"/deposit",parentData:data,parentDataProperty:"deposit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateDeposit.errors : addErrors(vErrors, validateDeposit.errors);
errors = vErrors.length;
}
}
if(data.instruction !== undefined){
if(typeof data.instruction !== "string"){
const err5 = {instancePath:instancePath+"/instruction",schemaPath:"#/properties/instruction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validatePaymentDepositApplied.errors = vErrors;
return errors === 0;
}

validatePaymentDepositApplied.evaluated = {"props":{"status":true,"deposit":true,"instruction":true},"dynamicProps":false,"dynamicItems":false}

function validatePaymentDepositRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePaymentDepositRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "amount"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validateCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCode.errors : addErrors(vErrors, validateCode.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateAmount(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateAmount.errors : addErrors(vErrors, validateAmount.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validatePaymentDepositRequest.errors = vErrors;
return errors === 0;
}

validatePaymentDepositRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validatePaymentOption(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePaymentOption.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.nameKo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameKo"},message:"must have required property '"+"nameKo"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.nameEn === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameEn"},message:"must have required property '"+"nameEn"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.minAmount === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minAmount"},message:"must have required property '"+"minAmount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.maxAmount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxAmount"},message:"must have required property '"+"maxAmount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.code !== undefined){
if(!(validateAnsweredCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateAnsweredCode.errors : addErrors(vErrors, validateAnsweredCode.errors);
errors = vErrors.length;
}
}
if(data.nameKo !== undefined){
if(!(validateNameKo(data.nameKo, {instancePath:instancePath+"/nameKo",parentData:data,parentDataProperty:"nameKo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNameKo.errors : addErrors(vErrors, validateNameKo.errors);
errors = vErrors.length;
}
}
if(data.nameEn !== undefined){
if(!(validateNameEn(data.nameEn, {instancePath:instancePath+"/nameEn",parentData:data,parentDataProperty:"nameEn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNameEn.errors : addErrors(vErrors, validateNameEn.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validateImageAddress(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateImageAddress.errors : addErrors(vErrors, validateImageAddress.errors);
errors = vErrors.length;
}
}
if(data.minAmount !== undefined){
if(!(validateWon(data.minAmount, {instancePath:instancePath+"/minAmount",parentData:data,parentDataProperty:"minAmount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.maxAmount !== undefined){
if(!(validateWon(data.maxAmount, {instancePath:instancePath+"/maxAmount",parentData:data,parentDataProperty:"maxAmount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validatePaymentOption.errors = vErrors;
return errors === 0;
}

validatePaymentOption.evaluated = {"props":{"code":true,"nameKo":true,"nameEn":true,"image":true,"minAmount":true,"maxAmount":true},"dynamicProps":false,"dynamicItems":false}

function validatePaymentOptionsAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePaymentOptionsAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validatePaymentOption(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePaymentOption.errors : addErrors(vErrors, validatePaymentOption.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validatePaymentOptionsAnswer.errors = vErrors;
return errors === 0;
}

validatePaymentOptionsAnswer.evaluated = {"props":{"status":true,"list":true},"dynamicProps":false,"dynamicItems":false}

function validatePaymentWithdrawalRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePaymentWithdrawalRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ticket") || (key0 === "amount"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(typeof data0 === "string"){
if(ajvRuntimeUcs2lengthDefault(data0) < 1){
const err3 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validateAmount(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateAmount.errors : addErrors(vErrors, validateAmount.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validatePaymentWithdrawalRequest.errors = vErrors;
return errors === 0;
}

validatePaymentWithdrawalRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

const pattern0OfPhone = new RegExp("^\\+?[0-9][0-9-]{6,18}$", "u")
function validatePhone(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePhone.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(!pattern0OfPhone.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9-]{6,18}$"},message:"must match pattern \""+"^\\+?[0-9][0-9-]{6,18}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validatePhone.errors = vErrors;
return errors === 0;
}

validatePhone.evaluated = {"dynamicProps":false,"dynamicItems":false}

const schema0OfPlayState = {"type":"string","enum":["open","maintenance","closed"]}
function validatePlayState(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePlayState.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(!(((data === "open") || (data === "maintenance")) || (data === "closed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0OfPlayState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validatePlayState.errors = vErrors;
return errors === 0;
}

validatePlayState.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validatePointAmount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePointAmount.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
validatePointAmount.errors = vErrors;
return errors === 0;
}

validatePointAmount.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validatePoints(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePoints.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
validatePoints.errors = vErrors;
return errors === 0;
}

validatePoints.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validatePointsRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePointsRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "amount")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validatePointAmount(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePointAmount.errors : addErrors(vErrors, validatePointAmount.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validatePointsRequest.errors = vErrors;
return errors === 0;
}

validatePointsRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

const formats0OfProblem = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i
function validateProblem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateProblem.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.requestId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(!(formats0OfProblem.test(data0))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err9];
}
else {
addError(vErrors, err9);
}
errors++;
}
if(data2 < 400 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err10];
}
else {
addError(vErrors, err10);
}
errors++;
}
}
}
if(data.code !== undefined){
if(!(validateProblemCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateProblemCode.errors : addErrors(vErrors, validateProblemCode.errors);
errors = vErrors.length;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err11 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
addError(vErrors, err11);
}
errors++;
}
}
if(data.requestId !== undefined){
let data5 = data.requestId;
if(typeof data5 === "string"){
if(ajvRuntimeUcs2lengthDefault(data5) > 64){
const err12 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
addError(vErrors, err12);
}
errors++;
}
if(ajvRuntimeUcs2lengthDefault(data5) < 1){
const err13 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
addError(vErrors, err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
addError(vErrors, err14);
}
errors++;
}
}
if(data.errors !== undefined){
let data6 = data.errors;
if(Array.isArray(data6)){
if(data6.length > 50){
const err15 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
addError(vErrors, err15);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validateFieldError(data6[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateFieldError.errors : addErrors(vErrors, validateFieldError.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
addError(vErrors, err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
addError(vErrors, err17);
}
errors++;
}
validateProblem.errors = vErrors;
return errors === 0;
}

validateProblem.evaluated = {"props":{"type":true,"title":true,"status":true,"code":true,"detail":true,"requestId":true,"errors":true},"dynamicProps":false,"dynamicItems":false}

const schema0OfProblemCode = {"type":"string","enum":["request_invalid","session_missing","session_expired","session_revoked","origin_refused","route_unknown","method_not_allowed","request_in_progress","request_too_large","media_type_unsupported","idempotency_key_reused","too_many_requests","internal_fault","backend_fault","backend_answer_invalid","backend_unreachable","backend_timeout","outcome_unknown"],"x-problems":{"request_invalid":{"status":400,"title":"The request does not fit the contract"},"session_missing":{"status":401,"title":"No session"},"session_expired":{"status":401,"title":"The session has ended"},"session_revoked":{"status":401,"title":"The member ended the session on another device"},"origin_refused":{"status":403,"title":"Request from another site"},"route_unknown":{"status":404,"title":"No such route"},"method_not_allowed":{"status":405,"title":"Only POST is answered here"},"request_in_progress":{"status":409,"title":"The same request still runs"},"request_too_large":{"status":413,"title":"Request too large"},"media_type_unsupported":{"status":415,"title":"Body is not JSON"},"idempotency_key_reused":{"status":422,"title":"Idempotency key used before"},"too_many_requests":{"status":429,"title":"Too many requests"},"internal_fault":{"status":500,"title":"Fault of this server"},"backend_fault":{"status":502,"title":"Fault of the backend"},"backend_answer_invalid":{"status":502,"title":"Unreadable answer of the backend"},"backend_unreachable":{"status":503,"title":"Not reachable now"},"backend_timeout":{"status":504,"title":"No answer from the backend in time"},"outcome_unknown":{"status":504,"title":"Whether the request took effect is unknown"}},"x-source":"A-107"}
function validateProblemCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateProblemCode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(!((((((((((((((((((data === "request_invalid") || (data === "session_missing")) || (data === "session_expired")) || (data === "session_revoked")) || (data === "origin_refused")) || (data === "route_unknown")) || (data === "method_not_allowed")) || (data === "request_in_progress")) || (data === "request_too_large")) || (data === "media_type_unsupported")) || (data === "idempotency_key_reused")) || (data === "too_many_requests")) || (data === "internal_fault")) || (data === "backend_fault")) || (data === "backend_answer_invalid")) || (data === "backend_unreachable")) || (data === "backend_timeout")) || (data === "outcome_unknown"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0OfProblemCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validateProblemCode.errors = vErrors;
return errors === 0;
}

validateProblemCode.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateProtectionFacts(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateProtectionFacts.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.now === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.limits === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.breakUntil === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "breakUntil"},message:"must have required property '"+"breakUntil"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.checkMinutes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkMinutes"},message:"must have required property '"+"checkMinutes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.checkDue === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkDue"},message:"must have required property '"+"checkDue"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
if(data.playingSince === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "playingSince"},message:"must have required property '"+"playingSince"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
if(data.sessionIn === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionIn"},message:"must have required property '"+"sessionIn"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
if(data.sessionOut === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionOut"},message:"must have required property '"+"sessionOut"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
if(data.netMonth === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "netMonth"},message:"must have required property '"+"netMonth"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
addError(vErrors, err9);
}
errors++;
}
if(data.netThreeMonths === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "netThreeMonths"},message:"must have required property '"+"netThreeMonths"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
addError(vErrors, err10);
}
errors++;
}
if(data.netKnown === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "netKnown"},message:"must have required property '"+"netKnown"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
addError(vErrors, err11);
}
errors++;
}
if(data.knownSince === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knownSince"},message:"must have required property '"+"knownSince"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
addError(vErrors, err12);
}
errors++;
}
if(data.loginBefore === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loginBefore"},message:"must have required property '"+"loginBefore"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
addError(vErrors, err13);
}
errors++;
}
if(data.loginLast === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loginLast"},message:"must have required property '"+"loginLast"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
addError(vErrors, err14);
}
errors++;
}
if(data.help === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "help"},message:"must have required property '"+"help"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
addError(vErrors, err15);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
addError(vErrors, err16);
}
errors++;
}
if("success" !== data0){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err17];
}
else {
addError(vErrors, err17);
}
errors++;
}
}
if(data.now !== undefined){
if(!(validateInstant(data.now, {instancePath:instancePath+"/now",parentData:data,parentDataProperty:"now",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined){
let data2 = data.limits;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateLimit(data2[i0], {instancePath:instancePath+"/limits/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateLimit.errors : addErrors(vErrors, validateLimit.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
addError(vErrors, err18);
}
errors++;
}
}
if(data.breakUntil !== undefined){
if(!(validateNullableInstant(data.breakUntil, {instancePath:instancePath+"/breakUntil",parentData:data,parentDataProperty:"breakUntil",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
if(data.checkMinutes !== undefined){
if(!(validateCheckMinutes(data.checkMinutes, {instancePath:instancePath+"/checkMinutes",parentData:data,parentDataProperty:"checkMinutes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCheckMinutes.errors : addErrors(vErrors, validateCheckMinutes.errors);
errors = vErrors.length;
}
}
if(data.checkDue !== undefined){
if(!(validateInstant(data.checkDue, {instancePath:instancePath+"/checkDue",parentData:data,parentDataProperty:"checkDue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.playingSince !== undefined){
if(!(validateInstant(data.playingSince, {instancePath:instancePath+"/playingSince",parentData:data,parentDataProperty:"playingSince",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.sessionIn !== undefined){
if(!(validateSessionMoney(data.sessionIn, {instancePath:instancePath+"/sessionIn",parentData:data,parentDataProperty:"sessionIn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateSessionMoney.errors : addErrors(vErrors, validateSessionMoney.errors);
errors = vErrors.length;
}
}
if(data.sessionOut !== undefined){
if(!(validateSessionMoney(data.sessionOut, {instancePath:instancePath+"/sessionOut",parentData:data,parentDataProperty:"sessionOut",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateSessionMoney.errors : addErrors(vErrors, validateSessionMoney.errors);
errors = vErrors.length;
}
}
if(data.netMonth !== undefined){
let data10 = data.netMonth;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err19 = {instancePath:instancePath+"/netMonth",schemaPath:"#/properties/netMonth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
addError(vErrors, err19);
}
errors++;
}
}
if(data.netThreeMonths !== undefined){
let data11 = data.netThreeMonths;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err20 = {instancePath:instancePath+"/netThreeMonths",schemaPath:"#/properties/netThreeMonths/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
addError(vErrors, err20);
}
errors++;
}
}
if(data.netKnown !== undefined){
let data12 = data.netKnown;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err21 = {instancePath:instancePath+"/netKnown",schemaPath:"#/properties/netKnown/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
addError(vErrors, err21);
}
errors++;
}
}
if(data.knownSince !== undefined){
if(!(validateInstant(data.knownSince, {instancePath:instancePath+"/knownSince",parentData:data,parentDataProperty:"knownSince",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.loginLast !== undefined){
if(!(validateNullableInstant(data.loginLast, {instancePath:instancePath+"/loginLast",parentData:data,parentDataProperty:"loginLast",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
if(data.loginBefore !== undefined){
if(!(validateNullableInstant(data.loginBefore, {instancePath:instancePath+"/loginBefore",parentData:data,parentDataProperty:"loginBefore",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
let data16 = data.help;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(validateHelpLine(data16[i1], {instancePath:instancePath+"/help/" + i1,parentData:data16,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateHelpLine.errors : addErrors(vErrors, validateHelpLine.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
addError(vErrors, err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
addError(vErrors, err23);
}
errors++;
}
validateProtectionFacts.errors = vErrors;
return errors === 0;
}

validateProtectionFacts.evaluated = {"props":{"status":true,"now":true,"limits":true,"breakUntil":true,"checkMinutes":true,"checkDue":true,"playingSince":true,"sessionIn":true,"sessionOut":true,"netMonth":true,"netThreeMonths":true,"netKnown":true,"knownSince":true,"loginLast":true,"loginBefore":true,"help":true},"dynamicProps":false,"dynamicItems":false}

function validateProvider(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateProvider.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameKo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameKo"},message:"must have required property '"+"nameKo"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.nameEn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameEn"},message:"must have required property '"+"nameEn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.code !== undefined){
if(!(validateListedCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateListedCode.errors : addErrors(vErrors, validateListedCode.errors);
errors = vErrors.length;
}
}
if(data.nameKo !== undefined){
if(!(validateNameKo(data.nameKo, {instancePath:instancePath+"/nameKo",parentData:data,parentDataProperty:"nameKo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNameKo.errors : addErrors(vErrors, validateNameKo.errors);
errors = vErrors.length;
}
}
if(data.nameEn !== undefined){
if(!(validateNameEn(data.nameEn, {instancePath:instancePath+"/nameEn",parentData:data,parentDataProperty:"nameEn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNameEn.errors : addErrors(vErrors, validateNameEn.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validatePlayState(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePlayState.errors : addErrors(vErrors, validatePlayState.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validateImageAddress(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateImageAddress.errors : addErrors(vErrors, validateImageAddress.errors);
errors = vErrors.length;
}
}
if(data.offers !== undefined){
let data5 = data.offers;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
const err2 = {instancePath:instancePath+"/offers/" + i0,schemaPath:"#/properties/offers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/offers",schemaPath:"#/properties/offers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateProvider.errors = vErrors;
return errors === 0;
}

validateProvider.evaluated = {"props":{"code":true,"nameKo":true,"nameEn":true,"state":true,"image":true,"offers":true},"dynamicProps":false,"dynamicItems":false}

function validateReadAllNotesAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateReadAllNotesAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.count !== undefined){
if(!(validateCount(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCount.errors : addErrors(vErrors, validateCount.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateReadAllNotesAnswer.errors = vErrors;
return errors === 0;
}

validateReadAllNotesAnswer.evaluated = {"props":{"status":true,"count":true},"dynamicProps":false,"dynamicItems":false}

function validateRealityCheckDue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRealityCheckDue.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("reality_check" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "reality_check"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateRealityCheckDue.errors = vErrors;
return errors === 0;
}

validateRealityCheckDue.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateRegDomain(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRegDomain.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validateAnsweredCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateAnsweredCode.errors : addErrors(vErrors, validateAnsweredCode.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateRegDomain.errors = vErrors;
return errors === 0;
}

validateRegDomain.evaluated = {"props":{"status":true,"code":true},"dynamicProps":false,"dynamicItems":false}

function validateRegisterRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRegisterRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.pw === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pw"},message:"must have required property '"+"pw"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.nick === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nick"},message:"must have required property '"+"nick"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.phone === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.bankname === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankname"},message:"must have required property '"+"bankname"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.bankOwner === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankOwner"},message:"must have required property '"+"bankOwner"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
if(data.banknum === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "banknum"},message:"must have required property '"+"banknum"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "pw")) || (key0 === "nick")) || (key0 === "phone")) || (key0 === "bankname")) || (key0 === "bankOwner")) || (key0 === "banknum")) || (key0 === "code"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validateNewUserId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNewUserId.errors : addErrors(vErrors, validateNewUserId.errors);
errors = vErrors.length;
}
}
if(data.pw !== undefined){
if(!(validateNewPassword(data.pw, {instancePath:instancePath+"/pw",parentData:data,parentDataProperty:"pw",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNewPassword.errors : addErrors(vErrors, validateNewPassword.errors);
errors = vErrors.length;
}
}
if(data.nick !== undefined){
if(!(validateNick(data.nick, {instancePath:instancePath+"/nick",parentData:data,parentDataProperty:"nick",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNick.errors : addErrors(vErrors, validateNick.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validatePhone(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePhone.errors : addErrors(vErrors, validatePhone.errors);
errors = vErrors.length;
}
}
if(data.bankname !== undefined){
if(!(validateBankName(data.bankname, {instancePath:instancePath+"/bankname",parentData:data,parentDataProperty:"bankname",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateBankName.errors : addErrors(vErrors, validateBankName.errors);
errors = vErrors.length;
}
}
if(data.bankOwner !== undefined){
if(!(validateBankOwner(data.bankOwner, {instancePath:instancePath+"/bankOwner",parentData:data,parentDataProperty:"bankOwner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateBankOwner.errors : addErrors(vErrors, validateBankOwner.errors);
errors = vErrors.length;
}
}
if(data.banknum !== undefined){
if(!(validateBankNum(data.banknum, {instancePath:instancePath+"/banknum",parentData:data,parentDataProperty:"banknum",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateBankNum.errors : addErrors(vErrors, validateBankNum.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(!(validateCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCode.errors : addErrors(vErrors, validateCode.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
validateRegisterRequest.errors = vErrors;
return errors === 0;
}

validateRegisterRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateRemovedAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRemovedAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.count !== undefined){
if(!(validateCount(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCount.errors : addErrors(vErrors, validateCount.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateRemovedAnswer.errors = vErrors;
return errors === 0;
}

validateRemovedAnswer.evaluated = {"props":{"status":true,"count":true},"dynamicProps":false,"dynamicItems":false}

function validateReplacedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateReplacedEvent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("replaced" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "replaced"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateReplacedEvent.errors = vErrors;
return errors === 0;
}

validateReplacedEvent.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateRequestStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRequestStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
validateRequestStatus.errors = vErrors;
return errors === 0;
}

validateRequestStatus.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateResetPasswordRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateResetPasswordRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.phone === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.banknum === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "banknum"},message:"must have required property '"+"banknum"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.newPw === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newPw"},message:"must have required property '"+"newPw"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "phone")) || (key0 === "banknum")) || (key0 === "newPw"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validateUserId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateUserId.errors : addErrors(vErrors, validateUserId.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
let data1 = data.phone;
if(typeof data1 === "string"){
if(ajvRuntimeUcs2lengthDefault(data1) < 1){
const err5 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
}
if(data.banknum !== undefined){
let data2 = data.banknum;
if(typeof data2 === "string"){
if(ajvRuntimeUcs2lengthDefault(data2) < 1){
const err7 = {instancePath:instancePath+"/banknum",schemaPath:"#/properties/banknum/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/banknum",schemaPath:"#/properties/banknum/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
}
if(data.newPw !== undefined){
if(!(validateNewPassword(data.newPw, {instancePath:instancePath+"/newPw",parentData:data,parentDataProperty:"newPw",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNewPassword.errors : addErrors(vErrors, validateNewPassword.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
addError(vErrors, err9);
}
errors++;
}
validateResetPasswordRequest.errors = vErrors;
return errors === 0;
}

validateResetPasswordRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateSessionMoney(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSessionMoney.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.balance === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.games === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.balance !== undefined){
let data0 = data.balance;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.games !== undefined){
let data1 = data.games;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateSessionMoney.errors = vErrors;
return errors === 0;
}

validateSessionMoney.evaluated = {"props":{"balance":true,"games":true},"dynamicProps":false,"dynamicItems":false}

function validateSessionNone(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSessionNone.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("unauthenticated" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "unauthenticated"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateSessionNone.errors = vErrors;
return errors === 0;
}

validateSessionNone.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateSessionRunning(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSessionRunning.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.token === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.sideUser === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sideUser"},message:"must have required property '"+"sideUser"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.expiresAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if("authenticated" !== data0){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "authenticated"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.token !== undefined){
if(typeof data.token !== "string"){
const err6 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
}
if(data.sideUser !== undefined){
if(!(validateUser(data.sideUser, {instancePath:instancePath+"/sideUser",parentData:data,parentDataProperty:"sideUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateUser.errors : addErrors(vErrors, validateUser.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined){
if(!(validateInstant(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
validateSessionRunning.errors = vErrors;
return errors === 0;
}

validateSessionRunning.evaluated = {"props":{"status":true,"token":true,"sideUser":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false}

function validateSetLimitRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSetLimitRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "limit") || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.limit !== undefined){
if(!(validateLimitKind(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateLimitKind.errors : addErrors(vErrors, validateLimitKind.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validateLimitValue(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateLimitValue.errors : addErrors(vErrors, validateLimitValue.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateSetLimitRequest.errors = vErrors;
return errors === 0;
}

validateSetLimitRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateSetRealityCheckRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSetRealityCheckRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.minutes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minutes"},message:"must have required property '"+"minutes"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "minutes")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.minutes !== undefined){
if(!(validateCheckMinutes(data.minutes, {instancePath:instancePath+"/minutes",parentData:data,parentDataProperty:"minutes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCheckMinutes.errors : addErrors(vErrors, validateCheckMinutes.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateSetRealityCheckRequest.errors = vErrors;
return errors === 0;
}

validateSetRealityCheckRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateSignOutAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSignOutAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("success" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateSignOutAnswer.errors = vErrors;
return errors === 0;
}

validateSignOutAnswer.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateSignedIn(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSignedIn.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.sideUser === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sideUser"},message:"must have required property '"+"sideUser"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("authenticated" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "authenticated"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.sideUser !== undefined){
if(!(validateUser(data.sideUser, {instancePath:instancePath+"/sideUser",parentData:data,parentDataProperty:"sideUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateUser.errors : addErrors(vErrors, validateUser.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateSignedIn.errors = vErrors;
return errors === 0;
}

validateSignedIn.evaluated = {"props":{"status":true,"sideUser":true},"dynamicProps":false,"dynamicItems":false}

const schema0OfSiteSettings = {"title":"Settings","type":"object","required":["status","minimumAge","inquiriesAtOnce","minimumDeposit","minimumPoints","confirmAbove","terms","banks","support"],"properties":{"status":{"type":"string","const":"success","x-source":{"name":"document","meaning":"A-182"}},"minimumAge":{"type":"integer","x-source":"A-183"},"inquiriesAtOnce":{"type":"integer","x-source":"A-187"},"minimumDeposit":{"type":"integer","x-source":"A-189"},"minimumPoints":{"type":"integer","x-source":"A-188"},"confirmAbove":{"type":"integer","x-source":"A-233"},"terms":{"type":["string","null"],"x-source":"A-184"},"banks":{"type":"array","items":{"$ref":"Bank"},"x-source":"A-185"},"support":{"type":"array","items":{"$ref":"SupportContact"},"x-source":"A-186"}}}
function validateSiteSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSiteSettings.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.minimumAge === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumAge"},message:"must have required property '"+"minimumAge"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.inquiriesAtOnce === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inquiriesAtOnce"},message:"must have required property '"+"inquiriesAtOnce"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.minimumDeposit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumDeposit"},message:"must have required property '"+"minimumDeposit"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.minimumPoints === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumPoints"},message:"must have required property '"+"minimumPoints"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.confirmAbove === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmAbove"},message:"must have required property '"+"confirmAbove"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
if(data.terms === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "terms"},message:"must have required property '"+"terms"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
if(data.banks === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "banks"},message:"must have required property '"+"banks"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
if(data.support === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "support"},message:"must have required property '"+"support"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
addError(vErrors, err9);
}
errors++;
}
if("success" !== data0){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
addError(vErrors, err10);
}
errors++;
}
}
if(data.minimumAge !== undefined){
let data1 = data.minimumAge;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err11 = {instancePath:instancePath+"/minimumAge",schemaPath:"#/properties/minimumAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
addError(vErrors, err11);
}
errors++;
}
}
if(data.inquiriesAtOnce !== undefined){
let data2 = data.inquiriesAtOnce;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/inquiriesAtOnce",schemaPath:"#/properties/inquiriesAtOnce/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
addError(vErrors, err12);
}
errors++;
}
}
if(data.minimumDeposit !== undefined){
let data3 = data.minimumDeposit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/minimumDeposit",schemaPath:"#/properties/minimumDeposit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
addError(vErrors, err13);
}
errors++;
}
}
if(data.minimumPoints !== undefined){
let data4 = data.minimumPoints;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/minimumPoints",schemaPath:"#/properties/minimumPoints/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
addError(vErrors, err14);
}
errors++;
}
}
if(data.confirmAbove !== undefined){
let data5 = data.confirmAbove;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/confirmAbove",schemaPath:"#/properties/confirmAbove/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
addError(vErrors, err15);
}
errors++;
}
}
if(data.terms !== undefined){
let data6 = data.terms;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type: schema0OfSiteSettings.properties.terms.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
addError(vErrors, err16);
}
errors++;
}
}
if(data.banks !== undefined){
let data7 = data.banks;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validateBank(data7[i0], {instancePath:instancePath+"/banks/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateBank.errors : addErrors(vErrors, validateBank.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/banks",schemaPath:"#/properties/banks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
addError(vErrors, err17);
}
errors++;
}
}
if(data.support !== undefined){
let data9 = data.support;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validateSupportContact(data9[i1], {instancePath:instancePath+"/support/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateSupportContact.errors : addErrors(vErrors, validateSupportContact.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
addError(vErrors, err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
addError(vErrors, err19);
}
errors++;
}
validateSiteSettings.errors = vErrors;
return errors === 0;
}

validateSiteSettings.evaluated = {"props":{"status":true,"minimumAge":true,"inquiriesAtOnce":true,"minimumDeposit":true,"minimumPoints":true,"confirmAbove":true,"terms":true,"banks":true,"support":true},"dynamicProps":false,"dynamicItems":false}

const pattern0OfSiteSettingsRequest = new RegExp("^[a-z]{2}$", "u")
function validateSiteSettingsRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSiteSettingsRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.language === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "language")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.language !== undefined){
let data0 = data.language;
if(typeof data0 === "string"){
if(!pattern0OfSiteSettingsRequest.test(data0)){
const err2 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2}$"},message:"must match pattern \""+"^[a-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateSiteSettingsRequest.errors = vErrors;
return errors === 0;
}

validateSiteSettingsRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateSlotGame(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSlotGame.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameKo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameKo"},message:"must have required property '"+"nameKo"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.nameEn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameEn"},message:"must have required property '"+"nameEn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.code !== undefined){
if(!(validateListedCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateListedCode.errors : addErrors(vErrors, validateListedCode.errors);
errors = vErrors.length;
}
}
if(data.nameKo !== undefined){
if(!(validateNameKo(data.nameKo, {instancePath:instancePath+"/nameKo",parentData:data,parentDataProperty:"nameKo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNameKo.errors : addErrors(vErrors, validateNameKo.errors);
errors = vErrors.length;
}
}
if(data.nameEn !== undefined){
if(!(validateNameEn(data.nameEn, {instancePath:instancePath+"/nameEn",parentData:data,parentDataProperty:"nameEn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNameEn.errors : addErrors(vErrors, validateNameEn.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validatePlayState(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePlayState.errors : addErrors(vErrors, validatePlayState.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validateImageAddress(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateImageAddress.errors : addErrors(vErrors, validateImageAddress.errors);
errors = vErrors.length;
}
}
if(data.addedAt !== undefined){
if(!(validateInstant(data.addedAt, {instancePath:instancePath+"/addedAt",parentData:data,parentDataProperty:"addedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.kinds !== undefined){
let data6 = data.kinds;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err2 = {instancePath:instancePath+"/kinds/" + i0,schemaPath:"#/properties/kinds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateSlotGame.errors = vErrors;
return errors === 0;
}

validateSlotGame.evaluated = {"props":{"code":true,"nameKo":true,"nameEn":true,"state":true,"image":true,"addedAt":true,"kinds":true},"dynamicProps":false,"dynamicItems":false}

function validateSlotGames(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSlotGames.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.games === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.games !== undefined){
let data1 = data.games;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateSlotGame(data1[i0], {instancePath:instancePath+"/games/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateSlotGame.errors : addErrors(vErrors, validateSlotGame.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateSlotGames.errors = vErrors;
return errors === 0;
}

validateSlotGames.evaluated = {"props":{"status":true,"games":true},"dynamicProps":false,"dynamicItems":false}

function validateSlotSettingAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSlotSettingAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.slot === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slot"},message:"must have required property '"+"slot"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.slot !== undefined){
let data1 = data.slot;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateProvider(data1[i0], {instancePath:instancePath+"/slot/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateProvider.errors : addErrors(vErrors, validateProvider.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateSlotSettingAnswer.errors = vErrors;
return errors === 0;
}

validateSlotSettingAnswer.evaluated = {"props":{"status":true,"slot":true},"dynamicProps":false,"dynamicItems":false}

function validateSlotsByCompanyRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSlotsByCompanyRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "company")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.company !== undefined){
if(!(validateCode(data.company, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCode.errors : addErrors(vErrors, validateCode.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateSlotsByCompanyRequest.errors = vErrors;
return errors === 0;
}

validateSlotsByCompanyRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateSportSettingAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSportSettingAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.sport === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sport"},message:"must have required property '"+"sport"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.sport !== undefined){
let data1 = data.sport;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateProvider(data1[i0], {instancePath:instancePath+"/sport/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateProvider.errors : addErrors(vErrors, validateProvider.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/sport",schemaPath:"#/properties/sport/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
validateSportSettingAnswer.errors = vErrors;
return errors === 0;
}

validateSportSettingAnswer.evaluated = {"props":{"status":true,"sport":true},"dynamicProps":false,"dynamicItems":false}

const schema0OfStartBreakRequest = {"type":"object","required":["days"],"additionalProperties":false,"properties":{"days":{"type":"integer","enum":[1,7,30],"x-source":"A-192"}}}
function validateStartBreakRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateStartBreakRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "days")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.days !== undefined){
let data0 = data.days;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(!(((data0 === 1) || (data0 === 7)) || (data0 === 30))){
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/enum",keyword:"enum",params:{allowedValues: schema0OfStartBreakRequest.properties.days.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateStartBreakRequest.errors = vErrors;
return errors === 0;
}

validateStartBreakRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateSuccess(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSuccess.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("success" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateSuccess.errors = vErrors;
return errors === 0;
}

validateSuccess.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateSupportContact(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSupportContact.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
const err1 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateSupportContact.errors = vErrors;
return errors === 0;
}

validateSupportContact.evaluated = {"props":{"address":true},"dynamicProps":false,"dynamicItems":false}

function validateTime(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateTime.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("time" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "time"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateTime.errors = vErrors;
return errors === 0;
}

validateTime.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateTitle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateTitle.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
validateTitle.errors = vErrors;
return errors === 0;
}

validateTitle.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateUser(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateUser.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.nick === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nick"},message:"must have required property '"+"nick"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.phone === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.level === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.balance === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.in_balance === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "in_balance"},message:"must have required property '"+"in_balance"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
if(data.rolling === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rolling"},message:"must have required property '"+"rolling"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
if(data.bankname === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankname"},message:"must have required property '"+"bankname"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
if(data.bankOwner === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankOwner"},message:"must have required property '"+"bankOwner"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
if(data.banknum === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "banknum"},message:"must have required property '"+"banknum"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
addError(vErrors, err9);
}
errors++;
}
if(data.noteCount === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "noteCount"},message:"must have required property '"+"noteCount"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
addError(vErrors, err10);
}
errors++;
}
if(data.helpCount === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "helpCount"},message:"must have required property '"+"helpCount"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
addError(vErrors, err11);
}
errors++;
}
if(data.userId !== undefined){
if(!(validateMemberId(data.userId, {instancePath:instancePath+"/userId",parentData:data,parentDataProperty:"userId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateMemberId.errors : addErrors(vErrors, validateMemberId.errors);
errors = vErrors.length;
}
}
if(data.nick !== undefined){
if(typeof data.nick !== "string"){
const err12 = {instancePath:instancePath+"/nick",schemaPath:"#/properties/nick/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
addError(vErrors, err12);
}
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
const err13 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
addError(vErrors, err13);
}
errors++;
}
}
if(data.level !== undefined){
let data3 = data.level;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
addError(vErrors, err14);
}
errors++;
}
}
if(data.balance !== undefined){
if(!(validateWon(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.in_balance !== undefined){
if(!(validateWon(data.in_balance, {instancePath:instancePath+"/in_balance",parentData:data,parentDataProperty:"in_balance",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.rolling !== undefined){
if(!(validatePoints(data.rolling, {instancePath:instancePath+"/rolling",parentData:data,parentDataProperty:"rolling",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePoints.errors : addErrors(vErrors, validatePoints.errors);
errors = vErrors.length;
}
}
if(data.bankname !== undefined){
if(typeof data.bankname !== "string"){
const err15 = {instancePath:instancePath+"/bankname",schemaPath:"#/properties/bankname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
addError(vErrors, err15);
}
errors++;
}
}
if(data.bankOwner !== undefined){
if(typeof data.bankOwner !== "string"){
const err16 = {instancePath:instancePath+"/bankOwner",schemaPath:"#/properties/bankOwner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
addError(vErrors, err16);
}
errors++;
}
}
if(data.banknum !== undefined){
if(typeof data.banknum !== "string"){
const err17 = {instancePath:instancePath+"/banknum",schemaPath:"#/properties/banknum/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
addError(vErrors, err17);
}
errors++;
}
}
if(data.noteCount !== undefined){
if(!(validateCount(data.noteCount, {instancePath:instancePath+"/noteCount",parentData:data,parentDataProperty:"noteCount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCount.errors : addErrors(vErrors, validateCount.errors);
errors = vErrors.length;
}
}
if(data.helpCount !== undefined){
if(!(validateCount(data.helpCount, {instancePath:instancePath+"/helpCount",parentData:data,parentDataProperty:"helpCount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCount.errors : addErrors(vErrors, validateCount.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
addError(vErrors, err18);
}
errors++;
}
validateUser.errors = vErrors;
return errors === 0;
}

validateUser.evaluated = {"props":{"userId":true,"nick":true,"phone":true,"level":true,"balance":true,"in_balance":true,"rolling":true,"bankname":true,"bankOwner":true,"banknum":true,"noteCount":true,"helpCount":true},"dynamicProps":false,"dynamicItems":false}

function validateUserId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateUserId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(ajvRuntimeUcs2lengthDefault(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validateUserId.errors = vErrors;
return errors === 0;
}

validateUserId.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateVitalsReport(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateVitalsReport.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "page") || (key0 === "ttfb")) || (key0 === "fcp")) || (key0 === "lcp")) || (key0 === "inp")) || (key0 === "cls"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.page !== undefined){
if(!(validatePagePattern(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePagePattern.errors : addErrors(vErrors, validatePagePattern.errors);
errors = vErrors.length;
}
}
if(data.ttfb !== undefined){
if(!(validateMeasuredTime(data.ttfb, {instancePath:instancePath+"/ttfb",parentData:data,parentDataProperty:"ttfb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateMeasuredTime.errors : addErrors(vErrors, validateMeasuredTime.errors);
errors = vErrors.length;
}
}
if(data.fcp !== undefined){
if(!(validateMeasuredTime(data.fcp, {instancePath:instancePath+"/fcp",parentData:data,parentDataProperty:"fcp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateMeasuredTime.errors : addErrors(vErrors, validateMeasuredTime.errors);
errors = vErrors.length;
}
}
if(data.lcp !== undefined){
if(!(validateMeasuredTime(data.lcp, {instancePath:instancePath+"/lcp",parentData:data,parentDataProperty:"lcp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateMeasuredTime.errors : addErrors(vErrors, validateMeasuredTime.errors);
errors = vErrors.length;
}
}
if(data.inp !== undefined){
if(!(validateMeasuredTime(data.inp, {instancePath:instancePath+"/inp",parentData:data,parentDataProperty:"inp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateMeasuredTime.errors : addErrors(vErrors, validateMeasuredTime.errors);
errors = vErrors.length;
}
}
if(data.cls !== undefined){
if(!(validateLayoutShift(data.cls, {instancePath:instancePath+"/cls",parentData:data,parentDataProperty:"cls",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateLayoutShift.errors : addErrors(vErrors, validateLayoutShift.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateVitalsReport.errors = vErrors;
return errors === 0;
}

validateVitalsReport.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateVitalsTaken(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateVitalsTaken.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("success" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateVitalsTaken.errors = vErrors;
return errors === 0;
}

validateVitalsTaken.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateWait(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWait.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("wait" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "wait"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateWait.errors = vErrors;
return errors === 0;
}

validateWait.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

function validateWallet(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWallet.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.balance === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.gameMoney === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameMoney"},message:"must have required property '"+"gameMoney"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.rolling === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rolling"},message:"must have required property '"+"rolling"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if("success" !== data0){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.balance !== undefined){
if(!(validateWon(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.gameMoney !== undefined){
if(!(validateWon(data.gameMoney, {instancePath:instancePath+"/gameMoney",parentData:data,parentDataProperty:"gameMoney",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.rolling !== undefined){
if(!(validatePoints(data.rolling, {instancePath:instancePath+"/rolling",parentData:data,parentDataProperty:"rolling",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePoints.errors : addErrors(vErrors, validatePoints.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validateWallet.errors = vErrors;
return errors === 0;
}

validateWallet.evaluated = {"props":{"status":true,"balance":true,"gameMoney":true,"rolling":true},"dynamicProps":false,"dynamicItems":false}

function validateWithdrawListAnswer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWithdrawListAnswer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if("success" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateWithdrawal(data1[i0], {instancePath:instancePath+"/list/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWithdrawal.errors : addErrors(vErrors, validateWithdrawal.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.total !== undefined){
if(!(validateCount(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCount.errors : addErrors(vErrors, validateCount.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validateWithdrawListAnswer.errors = vErrors;
return errors === 0;
}

validateWithdrawListAnswer.evaluated = {"props":{"status":true,"list":true,"total":true},"dynamicProps":false,"dynamicItems":false}

function validateWithdrawListRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWithdrawListRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "page") || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
}
if(data.page !== undefined){
if(!(validatePageNumber(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageNumber.errors : addErrors(vErrors, validatePageNumber.errors);
errors = vErrors.length;
}
}
if(data.pageSize !== undefined){
if(!(validatePageSize(data.pageSize, {instancePath:instancePath+"/pageSize",parentData:data,parentDataProperty:"pageSize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageSize.errors : addErrors(vErrors, validatePageSize.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
validateWithdrawListRequest.errors = vErrors;
return errors === 0;
}

validateWithdrawListRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

const schema0OfWithdrawal = {"type":"object","required":["id","amount","status","requestedAt","settledAt","bankname","banknum"],"properties":{"id":{"$ref":"ItemId","x-source":"A-005"},"amount":{"$ref":"Won","x-source":"A-025"},"status":{"$ref":"RequestStatus","x-source":"A-127"},"requestedAt":{"$ref":"Instant","x-source":"A-128"},"settledAt":{"$ref":"NullableInstant","x-source":"A-129"},"bankname":{"type":"string","x-source":"A-130"},"banknum":{"type":"string","x-source":"A-131"},"idempotencyKey":{"type":["string","null"],"x-source":"A-231"}}}
function validateWithdrawal(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWithdrawal.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.requestedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestedAt"},message:"must have required property '"+"requestedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.settledAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settledAt"},message:"must have required property '"+"settledAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.bankname === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankname"},message:"must have required property '"+"bankname"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
if(data.banknum === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "banknum"},message:"must have required property '"+"banknum"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateItemId.errors : addErrors(vErrors, validateItemId.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateWon(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validateRequestStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateRequestStatus.errors : addErrors(vErrors, validateRequestStatus.errors);
errors = vErrors.length;
}
}
if(data.requestedAt !== undefined){
if(!(validateInstant(data.requestedAt, {instancePath:instancePath+"/requestedAt",parentData:data,parentDataProperty:"requestedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
if(data.settledAt !== undefined){
if(!(validateNullableInstant(data.settledAt, {instancePath:instancePath+"/settledAt",parentData:data,parentDataProperty:"settledAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNullableInstant.errors : addErrors(vErrors, validateNullableInstant.errors);
errors = vErrors.length;
}
}
if(data.bankname !== undefined){
if(typeof data.bankname !== "string"){
const err7 = {instancePath:instancePath+"/bankname",schemaPath:"#/properties/bankname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
}
if(data.banknum !== undefined){
if(typeof data.banknum !== "string"){
const err8 = {instancePath:instancePath+"/banknum",schemaPath:"#/properties/banknum/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
}
if(data.idempotencyKey !== undefined){
let data7 = data.idempotencyKey;
if((typeof data7 !== "string") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type: schema0OfWithdrawal.properties.idempotencyKey.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
addError(vErrors, err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
addError(vErrors, err10);
}
errors++;
}
validateWithdrawal.errors = vErrors;
return errors === 0;
}

validateWithdrawal.evaluated = {"props":{"id":true,"amount":true,"status":true,"requestedAt":true,"settledAt":true,"bankname":true,"banknum":true,"idempotencyKey":true},"dynamicProps":false,"dynamicItems":false}

function validateWithdrawalApplied(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWithdrawalApplied.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.withdrawal === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal"},message:"must have required property '"+"withdrawal"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if("success" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
}
if(data.withdrawal !== undefined){
if(!(validateWithdrawal(data.withdrawal, {instancePath:instancePath+"/withdrawal",parentData:data,parentDataProperty:"withdrawal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWithdrawal.errors : addErrors(vErrors, validateWithdrawal.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
validateWithdrawalApplied.errors = vErrors;
return errors === 0;
}

validateWithdrawalApplied.evaluated = {"props":{"status":true,"withdrawal":true},"dynamicProps":false,"dynamicItems":false}

function validateWithdrawalLauncherRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWithdrawalLauncherRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "code")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validateCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateCode.errors : addErrors(vErrors, validateCode.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
validateWithdrawalLauncherRequest.errors = vErrors;
return errors === 0;
}

validateWithdrawalLauncherRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateWithdrawalTicket(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWithdrawalTicket.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.minAmount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minAmount"},message:"must have required property '"+"minAmount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.maxAmount === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxAmount"},message:"must have required property '"+"maxAmount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.expiresAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
if("success" !== data0){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
}
if(data.ticket !== undefined){
if(typeof data.ticket !== "string"){
const err7 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
addError(vErrors, err7);
}
errors++;
}
}
if(data.minAmount !== undefined){
if(!(validateWon(data.minAmount, {instancePath:instancePath+"/minAmount",parentData:data,parentDataProperty:"minAmount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.maxAmount !== undefined){
if(!(validateWon(data.maxAmount, {instancePath:instancePath+"/maxAmount",parentData:data,parentDataProperty:"maxAmount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWon.errors : addErrors(vErrors, validateWon.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined){
if(!(validateInstant(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateInstant.errors : addErrors(vErrors, validateInstant.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
addError(vErrors, err8);
}
errors++;
}
validateWithdrawalTicket.errors = vErrors;
return errors === 0;
}

validateWithdrawalTicket.evaluated = {"props":{"status":true,"ticket":true,"minAmount":true,"maxAmount":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false}

function validateWithdrawalsEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWithdrawalsEvent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.page === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if(data.pageSize === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageSize"},message:"must have required property '"+"pageSize"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
if(data.answer === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
addError(vErrors, err4);
}
errors++;
}
if("withdrawals" !== data0){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "withdrawals"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
addError(vErrors, err5);
}
errors++;
}
}
if(data.page !== undefined){
if(!(validatePageNumber(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageNumber.errors : addErrors(vErrors, validatePageNumber.errors);
errors = vErrors.length;
}
}
if(data.pageSize !== undefined){
if(!(validatePageSize(data.pageSize, {instancePath:instancePath+"/pageSize",parentData:data,parentDataProperty:"pageSize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validatePageSize.errors : addErrors(vErrors, validatePageSize.errors);
errors = vErrors.length;
}
}
if(data.answer !== undefined){
if(!(validateWithdrawListAnswer(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWithdrawListAnswer.errors : addErrors(vErrors, validateWithdrawListAnswer.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
addError(vErrors, err6);
}
errors++;
}
validateWithdrawalsEvent.errors = vErrors;
return errors === 0;
}

validateWithdrawalsEvent.evaluated = {"props":{"status":true,"page":true,"pageSize":true,"answer":true},"dynamicProps":false,"dynamicItems":false}

function validateWon(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWon.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
validateWon.errors = vErrors;
return errors === 0;
}

validateWon.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateWriteHelpRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWriteHelpRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validateWriteInquiryRequest(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateWriteInquiryRequest.errors : addErrors(vErrors, validateWriteInquiryRequest.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validateAskAccountRequest(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateAskAccountRequest.errors : addErrors(vErrors, validateAskAccountRequest.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validateWriteHelpRequest.errors = vErrors;
return errors === 0;
}

validateWriteHelpRequest.evaluated = {"dynamicProps":false,"dynamicItems":false}

function validateWriteInquiryRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWriteInquiryRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "content"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validateNewTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNewTitle.errors : addErrors(vErrors, validateNewTitle.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validateNewContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validateNewContent.errors : addErrors(vErrors, validateNewContent.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateWriteInquiryRequest.errors = vErrors;
return errors === 0;
}

validateWriteInquiryRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false}

function validateWrongPassword(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWrongPassword.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
addError(vErrors, err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
addError(vErrors, err1);
}
errors++;
}
if("pass" !== data0){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "pass"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
addError(vErrors, err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
addError(vErrors, err3);
}
errors++;
}
validateWrongPassword.errors = vErrors;
return errors === 0;
}

validateWrongPassword.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false}

export const validators = {
  AdvertisementAnswer: validateAdvertisementAnswer,
  Alread: validateAlread,
  AlreadHaveUser: validateAlreadHaveUser,
  Already: validateAlready,
  AmountRequest: validateAmountRequest,
  AnswerRealityCheckRequest: validateAnswerRealityCheckRequest,
  ApplyDepositRequest: validateApplyDepositRequest,
  ApplyWithdrawRequest: validateApplyWithdrawRequest,
  BalancesEvent: validateBalancesEvent,
  BetsAnswer: validateBetsAnswer,
  BetsRequest: validateBetsRequest,
  CantFindCode: validateCantFindCode,
  CasinoSettingAnswer: validateCasinoSettingAnswer,
  ChangePasswordRequest: validateChangePasswordRequest,
  CheckIdRequest: validateCheckIdRequest,
  CheckNickRequest: validateCheckNickRequest,
  ConfirmLimitRequest: validateConfirmLimitRequest,
  DepositApplied: validateDepositApplied,
  DepositListAnswer: validateDepositListAnswer,
  DepositListRequest: validateDepositListRequest,
  DepositsEvent: validateDepositsEvent,
  EmptyBody: validateEmptyBody,
  EndSessionsRequest: validateEndSessionsRequest,
  EndedEvent: validateEndedEvent,
  FiguresEvent: validateFiguresEvent,
  GameAddress: validateGameAddress,
  GetNoteAnswer: validateGetNoteAnswer,
  HealthAnswer: validateHealthAnswer,
  HelpListAnswer: validateHelpListAnswer,
  IgnoredBody: validateIgnoredBody,
  InGameBalanceAnswer: validateInGameBalanceAnswer,
  InquiryRead: validateInquiryRead,
  InquiryWritten: validateInquiryWritten,
  ItemRequest: validateItemRequest,
  LimitReached: validateLimitReached,
  LockAnswer: validateLockAnswer,
  LoginApproval: validateLoginApproval,
  LoginAuthenticated: validateLoginAuthenticated,
  LoginRequest: validateLoginRequest,
  LowPoint: validateLowPoint,
  MemberAnswer: validateMemberAnswer,
  MoneyRecord: validateMoneyRecord,
  NotEnoughBalance: validateNotEnoughBalance,
  NoteListAnswer: validateNoteListAnswer,
  NoteListRequest: validateNoteListRequest,
  NoteRead: validateNoteRead,
  NoticePopupAnswer: validateNoticePopupAnswer,
  NoticesAnswer: validateNoticesAnswer,
  OnBreak: validateOnBreak,
  OpenGameRequest: validateOpenGameRequest,
  OwnSessions: validateOwnSessions,
  PaymentDepositApplied: validatePaymentDepositApplied,
  PaymentDepositRequest: validatePaymentDepositRequest,
  PaymentOptionsAnswer: validatePaymentOptionsAnswer,
  PaymentWithdrawalRequest: validatePaymentWithdrawalRequest,
  PointsRequest: validatePointsRequest,
  Problem: validateProblem,
  ProtectionFacts: validateProtectionFacts,
  ReadAllNotesAnswer: validateReadAllNotesAnswer,
  RealityCheckDue: validateRealityCheckDue,
  RegDomain: validateRegDomain,
  RegisterRequest: validateRegisterRequest,
  RemovedAnswer: validateRemovedAnswer,
  ReplacedEvent: validateReplacedEvent,
  ResetPasswordRequest: validateResetPasswordRequest,
  SessionNone: validateSessionNone,
  SessionRunning: validateSessionRunning,
  SetLimitRequest: validateSetLimitRequest,
  SetRealityCheckRequest: validateSetRealityCheckRequest,
  SignOutAnswer: validateSignOutAnswer,
  SignedIn: validateSignedIn,
  SiteSettings: validateSiteSettings,
  SiteSettingsRequest: validateSiteSettingsRequest,
  SlotGames: validateSlotGames,
  SlotSettingAnswer: validateSlotSettingAnswer,
  SlotsByCompanyRequest: validateSlotsByCompanyRequest,
  SportSettingAnswer: validateSportSettingAnswer,
  StartBreakRequest: validateStartBreakRequest,
  Success: validateSuccess,
  Time: validateTime,
  User: validateUser,
  VitalsReport: validateVitalsReport,
  VitalsTaken: validateVitalsTaken,
  Wait: validateWait,
  Wallet: validateWallet,
  WithdrawListAnswer: validateWithdrawListAnswer,
  WithdrawListRequest: validateWithdrawListRequest,
  WithdrawalApplied: validateWithdrawalApplied,
  WithdrawalLauncherRequest: validateWithdrawalLauncherRequest,
  WithdrawalTicket: validateWithdrawalTicket,
  WithdrawalsEvent: validateWithdrawalsEvent,
  WriteHelpRequest: validateWriteHelpRequest,
  WriteInquiryRequest: validateWriteInquiryRequest,
  WrongPassword: validateWrongPassword,
}
export const mostErrors = 10000
