import './older-node.ts'
import '../contract-verify/main.ts'
