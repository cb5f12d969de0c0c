/** Problem code → its HTTP status and title (RFC 9457). */
export const problems = {
  "request_invalid": {
    "status": 400,
    "title": "The request does not fit the contract"
  },
  "session_missing": {
    "status": 401,
    "title": "No session"
  },
  "session_expired": {
    "status": 401,
    "title": "The session has ended"
  },
  "session_revoked": {
    "status": 401,
    "title": "The member ended the session on another device"
  },
  "origin_refused": {
    "status": 403,
    "title": "Request from another site"
  },
  "route_unknown": {
    "status": 404,
    "title": "No such route"
  },
  "method_not_allowed": {
    "status": 405,
    "title": "Only POST is answered here"
  },
  "request_in_progress": {
    "status": 409,
    "title": "The same request still runs"
  },
  "request_too_large": {
    "status": 413,
    "title": "Request too large"
  },
  "media_type_unsupported": {
    "status": 415,
    "title": "Body is not JSON"
  },
  "idempotency_key_reused": {
    "status": 422,
    "title": "Idempotency key used before"
  },
  "too_many_requests": {
    "status": 429,
    "title": "Too many requests"
  },
  "internal_fault": {
    "status": 500,
    "title": "Fault of this server"
  },
  "backend_fault": {
    "status": 502,
    "title": "Fault of the backend"
  },
  "backend_answer_invalid": {
    "status": 502,
    "title": "Unreadable answer of the backend"
  },
  "backend_unreachable": {
    "status": 503,
    "title": "Not reachable now"
  },
  "backend_timeout": {
    "status": 504,
    "title": "No answer from the backend in time"
  },
  "outcome_unknown": {
    "status": 504,
    "title": "Whether the request took effect is unknown"
  }
} as const

export type ProblemCode = keyof typeof problems
